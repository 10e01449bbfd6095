import { inLanguages } from "../../platform/language/language.ts"

/** Others who could make a visit that nobody has answered. */
export const alternativesTexts = inLanguages({
  en: {
    ended: "The time to answer this request ran out. Nothing is owed.",
    title: "Free at that time",
    book: (name: string) => `Book ${name}`,
  },
})
