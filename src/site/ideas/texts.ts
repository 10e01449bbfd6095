import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")
const title = "Ideas from finished homes"

export const ideasTexts = inLanguages({
  en: {
    meta: {
      title,
      description:
        "Finished rooms, flats and houses to look through, each with who made it and in which part of the city.",
    },
    describe: (heading: string) =>
      `${heading}: finished work by professionals, each with who made it and in which part of the city.`,
    all: title,
    lead: "Each with who did it. A drawing stands in for a photograph.",
    /** @param what "Kitchens"; @param home "3 BHK"; @param paid "under ₹2 lakh" */
    heading: ({ what, home, paid, locality }: Record<"what" | "home" | "paid" | "locality", string | undefined>) =>
      [
        [what ?? "Finished work", paid && `for ${paid}`, locality && `in ${locality}`].filter(Boolean).join(" "),
        ...(home ? [home] : []),
      ].join(" · "),
    filters: {
      label: "Filter ideas",
      rooms: "Rooms and homes",
      all: "All",
      home: "Kind of home",
      locality: "Locality",
      paid: "The owner paid",
      any: { home: "All homes", locality: "All localities", paid: "Any sum" },
      counted: (label: string, projects: number) => `${label} (${projects})`,
      show: "Show",
      clear: "Clear all",
    },
    count: (total: number) => plural(total, { one: "1 project", other: `${total} projects` }),
    by: "by",
    others: { title: "More to look at", lead: "These fit only some of what you chose." },
    more: (left: number) => plural(left, { one: "Show 1 more", other: `Show ${left} more` }),
    narrow: "There are more than fit on one page. Please choose a kind of work, a locality or a sum.",
    none: {
      title: "Nothing here yet",
      empty: "Nobody has published a finished job yet. Professionals can be asked directly all the same.",
      advice: "Nobody has shown a finished job like this. Try it with fewer choices, or ask a professional directly.",
      find: "Find professionals",
    },
  },
})
