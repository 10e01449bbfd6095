import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")

export const ideasTexts = inLanguages({
  en: {
    meta: {
      title: "Ideas from finished homes",
      description:
        "Finished rooms, flats and houses to look through, each with who made it and in which part of the city.",
    },
    describe: (heading: string) =>
      `${heading}: finished work by professionals, each with who made it and in which part of the city.`,
    all: "Ideas from finished homes",
    lead: "Every picture is of a job that somebody finished, and leads to who did it. A drawing says that it is one.",
    /** @param what "Kitchens"; @param home "3 BHK"; @param paid "under ₹2 lakh" */
    heading: ({ what, home, paid, locality }: Record<"what" | "home" | "paid" | "locality", string | undefined>) =>
      [what ?? "Homes", home && `of the kind “${home}”`, paid && `for ${paid}`, locality && `in ${locality}`]
        .filter(Boolean)
        .join(" "),
    filters: {
      label: "Narrow the ideas down",
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
