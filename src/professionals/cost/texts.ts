import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { parts, pluralIn } from "../../platform/language/parts.ts"
import type { KnownWork } from "./cost.rules.ts"

const lakhs = (rupees: number) => (rupees < 1e7 ? `${rupees / 1e5} lakh` : `${rupees / 1e7} crore`)

export const bandTexts = inLanguages({
  en: {
    /** Rupees; null: without end. "₹2–5 lakh", "₹50 lakh – ₹1 crore". */
    band: (from: number, to: number | null) => {
      if (to === null && from === 0) return "very different sums"
      if (to === null) return `over ₹${lakhs(from)}`
      if (from === 0) return `under ₹${lakhs(to)}`
      return to < 1e7 ? `₹${from / 1e5}–${lakhs(to)}` : `₹${lakhs(from)} – ₹${lakhs(to)}`
    },
  },
})

const plural = pluralIn("en")

const projects = (count: number) => plural(count, { one: "1 project", other: `${count} projects` })

/** What a kind of work cost, wherever it is told. */
export const costTexts = inLanguages({
  en: {
    works: {
      kitchen: "Kitchens",
      living: "Living rooms",
      dining: "Dining rooms",
      bedroom: "Bedrooms",
      study: "Studies",
      puja: "Puja rooms",
      bathroom: "Bathrooms",
      balcony: "Balconies",
      office: "Offices",
      shop: "Shops",
      "1bhk": "1 BHK interiors",
      "2bhk": "2 BHK interiors",
      "3bhk": "3 BHK interiors",
      "4bhk": "4 BHK interiors",
      home: "Interiors of whole homes",
      house: "New houses",
    } satisfies Record<KnownWork, string>,
    line: (work: string, city: string, band: ReactNode) => parts(`${work} in ${city} mostly cost `, band),
    from: (count: number) => `from ${projects(count)} here`,
    table: "What owners paid, by bands",
    paid: "Paid",
    projects: "Projects",
    /** What is counted, where the name of the work does not say it. */
    meant: {
      "1bhk": "Flats under 520 sq ft, fitted out as a whole.",
      "2bhk": "Flats from 520 to 1,000 sq ft, fitted out as a whole.",
      "3bhk": "Flats from 1,000 to 1,700 sq ft, fitted out as a whole.",
      "4bhk": "Flats from 1,700 to 3,000 sq ft, fitted out as a whole.",
      home: "Flats and houses of any size, fitted out as a whole.",
      house: "Houses built anew, without the plot.",
    } as Partial<Record<KnownWork, string>>,
    counted: (count: number, professionals: number, since: number, city: string) =>
      `Counted are ${projects(count)} completed since ${since}, by ${plural(professionals, {
        one: `1 professional who works from ${city}`,
        other: `${professionals} professionals who work from ${city}`,
      })} and said what the owner paid in all. Yours may cost more or less.`,
  },
})
