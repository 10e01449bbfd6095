import { inLanguages } from "../../platform/words/language.ts"

/** Others who could make a visit that nobody has answered. */
export const othersWords = inLanguages({
  en: {
    ended: "The time to answer this request ran out. Nothing is owed.",
    title: "Free at that time",
    book: (name: string) => `Book ${name}`,
  },
})
