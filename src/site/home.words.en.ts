import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { listIn, parts, pluralIn } from "../platform/words/parts.ts"

const listed = listIn("en")
const plural = pluralIn("en")

export default {
  title: `${brand.name} · Interior designers and architects in Pune`,
  description:
    "Find verified interior designers and architects in Pune. See their work, price per hour and real reviews; book a time for free.",
  /** On the picture that messengers show. */
  cardLine: (cities: readonly string[]) => `Interior designers and architects in ${listed(cities)}`,
  /** The specified banner, word for word. */
  banner: "Now serving in Pune - Premium services expanding to other cities soon.",
  hero: {
    madeFor: "Made for homes in Pune",
    heading: "Find someone to build or furnish your home, and see what we checked",
    /** `more` has room on a wide screen only. */
    lead: (more: (text: string) => ReactNode) =>
      parts(
        "Compare interior designers and architects by their work, price per hour and real reviews. Booking is free",
        more(" and takes two minutes"),
        ".",
      ),
    query: "What do you need?",
    queryExample: "Architect, kitchen…",
    city: "City",
    find: "Find",
    try: "Try",
    suggestions: ["jain kitchen", "ghar sajavat", "bungalow architect"],
    picture: "Plan of a house around a courtyard in Pune",
  },
  figures: {
    label: "In figures",
    professionals: "verified professionals",
    cities: (count: number) => plural(count, { one: "city", other: "cities" }),
    reviews: "reviews after real bookings",
    rating: "average rating",
  },
  services: {
    heading: "Who do you need?",
    lead: "Interior designers and architects take bookings now; the others open one by one.",
    none: "Services are being updated. Please check back soon!",
    open: "Available in Pune",
    coming: "Coming Soon",
    find: "Find Professionals",
  },
  featured: {
    heading: "Highly rated in Pune",
    lead: "Identity checked, and rated by people who booked them. Places here are not for sale.",
    verified: "Verified",
    all: "See all professionals",
  },
  how: {
    heading: "Three steps to a home that fits",
    steps: [
      {
        title: "Find",
        text: "Search by what you need and where. See the work they show, price per hour, service areas and what other customers wrote.",
      },
      {
        title: "Book",
        text: "Pick a day and a time. The professional confirms or declines; you get a note and a mail either way. Booking is free.",
      },
      {
        title: "Build",
        text: `Meet, agree on scope and price, and start. You pay the professional; ${brand.name} holds no money and adds no fee.`,
      },
    ],
  },
  closing: {
    heading: "Tell your home’s story to someone who knows buildings",
    customersPay: (rupees: string) => `Customers pay ${rupees} to the platform, and nothing paid changes the ranking.`,
    find: "Find professionals",
    professionals: "Do you build or furnish homes?",
    professionalsPay: (monthly: string, commission: ReactNode) =>
      parts(
        `Professionals pay ${monthly} a month and `,
        commission,
        " commission, free for professionals until we announce a date.",
      ),
    join: "Join as a professional",
  },
}
