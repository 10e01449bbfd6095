import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn, parts, pluralIn } from "../../platform/language/parts.ts"

const listed = listIn("en")
const plural = pluralIn("en")

export const homeTexts = inLanguages({
  en: {
    title: `${brand.name} · Interior designers and architects in Pune`,
    description:
      "Interior designers and architects in Pune: what we checked about each, their work, price per hour and free times. Booking is free.",
    /** On the picture that messengers show. */
    cardLine: (cities: readonly string[]) => `Interior designers and architects in ${listed(cities)}`,
    /** The specified banner, word for word. */
    banner: "Now serving in Pune - Premium services expanding to other cities soon.",
    hero: {
      madeFor: brand.tagline,
      /** What this is, in a stranger's words. */
      heading: "Find an architect or interior designer in Pune",
      lead: "Compare their work, prices and free times, and see what we checked.",
      query: "What do you need?",
      queryExample: "Architect, kitchen…",
      city: "City",
      find: "Find",
      try: "Try",
      suggestions: ["jain kitchen", "ghar sajavat", "bungalow architect"],
      picture: "Plan of a house around a courtyard in Pune",
    },
    /** Above lists and figures that could not be read. */
    away: "We are catching our breath: our lists and figures cannot be read right now, so they are empty here. Please try again in a few seconds.",
    loading: "Loading …",
    figures: {
      label: "In figures",
      professionals: "verified professionals",
      cities: (count: number) => plural(count, { one: "city", other: "cities" }),
      reviews: "reviews after real bookings",
      rating: "average rating",
    },
    services: {
      heading: "Who do you need?",
      lead: "You can find interior designers and architects in Pune today; the others follow one by one.",
      none: "Services are being updated. Please check back soon!",
      open: "Available in Pune",
      coming: "Coming Soon",
      find: "Find Professionals",
      /** The rest is only read aloud. */
      more: (aloud: (text: string) => ReactNode, name: string) => parts("Learn More", aloud(` about ${name}`)),
    },
    featured: {
      heading: "Highly rated in Pune",
      lead: "Identity checked, and rated by people who booked them. Nobody pays to be here.",
      all: "See all professionals",
    },
    how: {
      heading: "How it works",
      steps: [
        {
          title: "Find",
          text: "Search by what you need and where. See what was checked, the work they show and their price per hour.",
        },
        {
          title: "Book",
          text: "Pick a day and a time. The professional confirms or declines; you get a notification and a mail either way. Booking is free.",
        },
        {
          title: "Build",
          text: `Meet, agree on scope and price, and start. You pay the professional; ${brand.name} adds nothing to it.`,
        },
      ],
    },
  },
})
