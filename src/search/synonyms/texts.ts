import { inLanguages } from "../../platform/language/language.ts"

export const synonymProblems = inLanguages({
  en: {
    thing: "synonym",
    done: {
      added: (word: string, means: string) => `“${word}” stands for “${means}” now. Searches use it within a minute.`,
      changed: (word: string, means: string) =>
        `“${word}” stands for “${means}” from now on. Searches use it within a minute.`,
      deleted: (word: string, means: string) => `“${word}” does not stand for “${means}” any more.`,
    },
    oneWord: "One word alone, without signs",
    isThere: (word: string, means: string) => `“${word}” stands for “${means}” already`,
    alike: "The two sound alike, and the search takes one for the other without this",
    leadsOn: (means: string, further: string) =>
      `“${means}” itself stands for “${further}”. Let the word stand for “${further}”, or there would be a circle`,
    unknown: (means: string) =>
      `Nobody's profile, service or locality has the word “${means}”, so nobody would be found`,
    tooMany: (most: number) => `There are ${most} synonyms, as many as fit. Delete one that nobody needs`,
  },
})

export const synonymFieldTexts = inLanguages({
  en: {
    fields: { word: "Word", means: "Means", was_word: "Word so far", was_means: "Meaning so far", q: "Search text" },
    rules: { one_word: (label: string) => `${label} must be a single word of letters and digits` },
  },
})
