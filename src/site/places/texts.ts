import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn, parts, pluralIn } from "../../platform/language/parts.ts"
import type { Work } from "../../professionals/cost/cost.rules.ts"

const plural = pluralIn("en")
const listed = listIn("en")
const amount = (count: number) => count.toLocaleString("en-IN")

/** "Interior Designers" within a sentence. */
const inSentence = (services: string) => services.toLowerCase()
const asTitle = (services: string) => services.charAt(0) + services.slice(1).toLowerCase()

const inPlace = (services: string, locality: string, city: string) => `${asTitle(services)} in ${locality}, ${city}`

const verified = (count: number, of: number) => {
  if (count === 0) return "None of them is verified yet."
  if (count === of) return "All of them are verified."
  return plural(count, { one: "1 of them is verified.", other: `${amount(count)} of them are verified.` })
}
const who = (services: string, count: number, locality: string) =>
  `${amount(count)} ${inSentence(services)} work from ${locality} or show projects there.`

const works: Record<Work, (count: number) => string> = {
  kitchen: (count) => plural(count, { one: "a kitchen", other: `${count} kitchens` }),
  living: (count) => plural(count, { one: "a living room", other: `${count} living rooms` }),
  dining: (count) => plural(count, { one: "a dining room", other: `${count} dining rooms` }),
  bedroom: (count) => plural(count, { one: "a bedroom", other: `${count} bedrooms` }),
  study: (count) => plural(count, { one: "a study", other: `${count} studies` }),
  puja: (count) => plural(count, { one: "a puja room", other: `${count} puja rooms` }),
  bathroom: (count) => plural(count, { one: "a bathroom", other: `${count} bathrooms` }),
  balcony: (count) => plural(count, { one: "a balcony", other: `${count} balconies` }),
  office: (count) => plural(count, { one: "an office", other: `${count} offices` }),
  shop: (count) => plural(count, { one: "a shop", other: `${count} shops` }),
  home: (count) => plural(count, { one: "a whole home", other: `${count} whole homes` }),
  house: (count) => plural(count, { one: "a new house", other: `${count} new houses` }),
}

const range = (lowest: string, highest: string) => (lowest === highest ? lowest : `${lowest} – ${highest}`)

export const placeTexts = inLanguages({
  en: {
    unknown: "Page not found",
    title: (services: string, locality: string, city: string) => `${inPlace(services, locality, city)} · ${brand.name}`,
    heading: inPlace,
    description: (lead: string, price: string | null, rating: string | null) =>
      [lead, price && `${price} an hour.`, rating && `${rating}.`].filter(Boolean).join(" "),
    lead: (services: string, count: number, checked: number, locality: string) =>
      `${who(services, count, locality)} ${verified(checked, count)}`,
    card: (services: string) => asTitle(services),
    cardLine: (count: number, locality: string, city: string) => `${amount(count)} in ${locality}, ${city}`,
    trail: {
      home: "Home",
      services: "Services",
      city: (services: string, city: string) => `${asTitle(services)} in ${city}`,
    },
    figures: {
      label: "In figures",
      price: "an hour",
      /** @param least null: some ask nothing */
      visit: (least: string | null, most: string) =>
        `A visit comes to ${least ? range(least, most) : `${most} at most`}, paid to them.`,
      unpriced: (count: number) =>
        plural(count, { one: "1 agrees the price with you.", other: `${amount(count)} agree the price with you.` }),
      reviews: (count: number) =>
        plural(count, {
          one: "of 5, from 1 review by a customer",
          other: `of 5, from ${amount(count)} reviews by customers`,
        }),
      based: (count: number, locality: string) =>
        plural(count, { one: `works from ${locality}`, other: `work from ${locality}` }),
      others: (count: number, locality: string) =>
        plural(count, {
          one: `1 more shows projects in ${locality}.`,
          other: `${amount(count)} more show projects in ${locality}.`,
        }),
      projects: (count: number, locality: string) =>
        plural(count, { one: `project in ${locality}`, other: `projects in ${locality}` }),
      among: (said: readonly string[]) => `Among them ${listed(said)}.`,
      work: (work: Work, count: number) => works[work](count),
    },
    /** "₹900 – ₹2,400"; one price where all ask the same. */
    range,
    free: "Free",
    rated: (value: string, reviews: number) =>
      `Rated ${value} of 5 in ${plural(reviews, { one: "1 review", other: `${amount(reviews)} reviews` })}`,
    people: {
      heading: (services: string, locality: string) => `${asTitle(services)} who work or have projects in ${locality}`,
      order: (locality: string, link: (text: string) => ReactNode) =>
        parts(
          `Verified professionals first, then those who work from ${locality}, then by rating and reviews. `,
          link("Nobody can pay to rank higher"),
          ".",
        ),
      /** Of who works from elsewhere. */
      hasProjects: (locality: string) => `Projects in ${locality}`,
      search: (locality: string) => `Search in and near ${locality}`,
      free: "Who is free this week",
    },
    cost: (city: string) => `What it costs in ${city}`,
    near: {
      heading: (locality: string) => `Near ${locality}`,
      none: (city: string) => `Elsewhere in ${city}`,
      service: (services: string) => `What ${inSentence(services)} do, and what to ask`,
      all: (services: string, city: string) => `${asTitle(services)} in other localities of ${city}`,
      far: (km: number) => (km < 1 ? "under 1 km" : `${km} km`),
      count: (services: string, count: number) => `${amount(count)} ${inSentence(services)}`,
    },
  },
})

const placesPlural = pluralIn("en")
const placesAmount = (count: number) => count.toLocaleString("en-IN")
const placesInSentence = (services: string) => services.toLowerCase()
const placesAsTitle = (services: string) => services.charAt(0) + services.slice(1).toLowerCase()

/** The localities of a city that have a page for a service. */
export const placesTexts = inLanguages({
  en: {
    unknown: "Page not found",
    title: (services: string, city: string) => `${placesAsTitle(services)} in ${city}, by locality · ${brand.name}`,
    heading: (services: string, city: string) => `${placesAsTitle(services)} in ${city}, by locality`,
    description: (services: string, city: string, localities: number, most: string | undefined) =>
      `The ${placesPlural(localities, { one: "locality", other: `${placesAmount(localities)} localities` })} of ${city} with three or more ${placesInSentence(services)} who work from there or show projects there, at least one of them based there${most ? `; ${most} has the most` : ""}. Prices, reviews and what was checked.`,
    lead: (services: string) => `Where at least three ${placesInSentence(services)} work or show what they have built.`,
    trail: { home: "Home", services: "Services" },
    count: (based: number, others: number) =>
      others > 0
        ? `${placesAmount(based)} based here, ${placesAmount(others)} with projects here`
        : `${placesAmount(based)} based here`,
    hourly: (range: string) => `${range} an hour`,
    map: {
      label: (city: string) => `Map of ${city}`,
      count: (count: number, services: string, locality: string) =>
        `${locality}: ${placesAmount(count)} ${placesInSentence(services)}`,
      caption: "Press a name to see who works or has projects there. Rivers and hills are drawn roughly.",
    },
    elsewhere: "Your locality is not here? The search finds who is near it.",
    search: (services: string, city: string) => `Search all ${placesInSentence(services)} in ${city}`,
    card: (services: string) => placesAsTitle(services),
    cardLine: (localities: number, city: string) =>
      `In ${placesPlural(localities, { one: "1 locality", other: `${placesAmount(localities)} localities` })} of ${city}`,
  },
})
