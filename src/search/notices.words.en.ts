import { brand } from "../brand.ts"
import { listIn } from "../platform/words/parts.ts"
import type { Guide } from "./guides.rules.ts"

const listed = listIn("en")

const guides = {
  "property-manager": "property managers",
  "home-inspector": "home inspectors",
  "landscape-designer": "landscape designers",
  "property-executor": "property executors",
} satisfies Record<Guide, string>

/** Above the results, where there is something to say of the whole list. */
export default {
  /** What was read out of the words, beside what is looked for. */
  understood: {
    line: (said: readonly string[]) => `Understood: ${said.join(" · ")}`,
    near: (locality: string) => `near ${locality}`,
    money: { low: "small budget", high: "high end", luxury: "luxury" },
    upTo: (price: string) => `up to ${price} an hour`,
    /** Prices are per hour, so it leaves nobody out. */
    ofWork: (sum: string) => `${sum} for the whole work (nobody is left out by it: prices here are per hour)`,
  },
  /** Services that the words name and nobody offers yet. */
  opensLater: (services: readonly string[], city: string) => {
    const names = listed(services.map((name) => name.toLowerCase()))
    return `${names.charAt(0).toUpperCase()}${names.slice(1)} open later in ${city}. These come nearest.`
  },
  tellMe: (service: string) => `Tell me when ${service.toLowerCase()} open`,
  guide: {
    text: (slug: Guide) => `There are no ${guides[slug]} on ${brand.name} yet.`,
    read: (slug: Guide) => `Read our guide to ${guides[slug]}`,
  },
  /** The locality where one is chosen beside the words. */
  onlyClose: (words: string, locality: string | null) =>
    `No exact match for “${words}”${locality ? ` in or near ${locality}` : ""}. Showing close matches.`,
  notOpen: (city: string) => `We are not open in ${city} yet.`,
  comingThere: "Whoever is shown here says that they come there.",
  otherCity: (typed: string, chosen: string) => `Your words name ${typed}, and ${chosen} is chosen.`,
  searchThere: (city: string) => `Search in ${city}`,
  onlyWithHours: "Only those who keep a calendar here are shown; others may be free, too.",
}
