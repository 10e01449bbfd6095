import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import type { Market } from "../../platform/language/market.ts"
import { capital, parts, pluralIn } from "../../platform/language/parts.ts"
import { placesIn } from "../../platform/language/places.ts"
import { professionalsIn } from "../../platform/language/professionals.ts"

const placed = placesIn("en")
const professionals = professionalsIn("en")
const named = ({ cities, services }: Market) => capital(`${professionals.short(services)} in ${placed(cities)}`)
type Cities = readonly string[]
const plural = pluralIn("en")

export const homeTexts = inLanguages({
  en: {
    title: (market: Market) => `${brand.name} · ${named(market)}`,
    description: (market: Market) =>
      `${named(market)}: what we checked about each, their work, price per hour and free times. Booking is free.`,
    /** On the picture that messengers show. */
    cardLine: (market: Market) => named(market),
    /** The specified banner, word for word while Pune is the city that is open. */
    banner: (cities: Cities) => `Now serving in ${placed(cities)} - Premium services expanding to other cities soon.`,
    hero: {
      /** What this is, in a stranger's words. */
      heading: ({ cities, services }: Market) => `Find ${professionals.short(services)} in ${placed(cities)}`,
      lead: "Compare their work, prices and free times, and see what we checked.",
      query: "What do you need?",
      queryExample: "Architect, kitchen…",
      city: "City",
      find: "Find",
      try: "Try",
      suggestions: ["jain kitchen", "ghar sajavat", "bungalow architect"],
      picture: `Plan of a house around a courtyard in ${brand.homeCity}`,
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
      none: "Services are being updated. Please check back soon!",
      open: (cities: Cities) => `Available in ${placed(cities)}`,
      coming: "Coming Soon",
      find: "Find Professionals",
      /** The rest is only read aloud. */
      more: (aloud: (text: string) => ReactNode, name: string) => parts("Learn More", aloud(` about ${name}`)),
    },
    featured: {
      heading: (cities: Cities) => `Highly rated in ${placed(cities)}`,
      lead: "Identity checked, rated after real visits.",
      all: "See all professionals",
    },
    how: {
      heading: "How it works",
      steps: [
        {
          title: "Find",
          text: "Search by what you need and where.",
        },
        {
          title: "Book",
          text: "Pick a time; the professional confirms or declines.",
        },
        {
          title: "Build",
          text: "Agree on scope and price, and pay the professional.",
        },
      ],
    },
  },
})
