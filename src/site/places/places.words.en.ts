import { brand } from "../../brand.ts"
import { pluralIn } from "../../platform/words/parts.ts"

const plural = pluralIn("en")
const amount = (count: number) => count.toLocaleString("en-IN")
const inSentence = (services: string) => services.toLowerCase()
const asTitle = (services: string) => services.charAt(0) + services.slice(1).toLowerCase()

/** The localities of a city that have a page for a service. */
export default {
  unknown: "Page not found",
  title: (services: string, city: string) => `${asTitle(services)} in ${city}, by locality · ${brand.name}`,
  heading: (services: string, city: string) => `${asTitle(services)} in ${city}, by locality`,
  description: (services: string, city: string, localities: number, most: string | undefined) =>
    `The ${plural(localities, { one: "locality", other: `${amount(localities)} localities` })} of ${city} with three or more ${inSentence(services)} who work from there or show projects there, at least one of them based there${most ? `; ${most} has the most` : ""}. Prices, reviews and what was checked.`,
  lead: (services: string) => `Where at least three ${inSentence(services)} work or show what they have built.`,
  trail: { home: "Home", services: "Services" },
  count: (based: number, others: number) =>
    others > 0 ? `${amount(based)} from here, ${amount(others)} with projects here` : `${amount(based)} from here`,
  hourly: (range: string) => `${range} an hour`,
  elsewhere: "Your locality is not here? The search finds who is near it.",
  search: (services: string, city: string) => `Search all ${inSentence(services)} in ${city}`,
  card: (services: string) => asTitle(services),
  cardLine: (localities: number, city: string) =>
    `In ${plural(localities, { one: "1 locality", other: `${amount(localities)} localities` })} of ${city}`,
}
