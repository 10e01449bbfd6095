import { inLanguages } from "../platform/words/language.ts"

export const locationProblems = inLanguages({
  en: {
    country: "country",
    state: "state",
    city: "city",
  },
})

export const locationWords = inLanguages({
  en: {
    /** A locality in its city, a city in its state; the nearer name may be unknown. */
    place: (near: string | null, wide: string) => (near ? `${near}, ${wide}` : wide),
  },
})
