import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"
import { UNANSWERED_KEPT_DAYS } from "../../search/unanswered/unanswered.rules.ts"

const plural = pluralIn("en")

export const searchesFileTexts = inLanguages({
  en: { columns: ["Searched", "How often", "Shown close matches", "Last (IST)"] },
})

export const searchesTexts = inLanguages({
  en: {
    title: "Searches without a result",
    lead: `What people typed and nobody was found for, what was typed most often first. Who it was is not known, and after ${UNANSWERED_KEPT_DAYS} days it is forgotten.`,
    back: "Admin Dashboard",
    loading: "Loading the searches",
    failed: "The searches could not be loaded. Please try again.",
    empty: {
      title: "No search without a result",
      hint: "What is searched without a result stands here within a minute.",
    },
    noMatch: { title: "None in these days" },
    period: { label: "Which days", week: "The last seven days" },
    periods: { before: "The seven days before", month: "The last 30 days", quarter: "The last 90 days" },
    columns: { term: "Searched", searches: "How often", close: "Shown instead", last: "Last", acts: "Actions" },
    times: (count: number) => plural(count, { one: "once", other: `${count.toLocaleString("en-IN")} times` }),
    close: (close: number, searches: number) =>
      close === 0 ? "Nothing" : close === searches ? "What comes close" : `What comes close, ${close} times`,
    attempt: "Try it out",
    attemptOf: (term: string) => `Try it out: ${term}`,
  },
})
