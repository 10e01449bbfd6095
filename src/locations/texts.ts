import { inLanguages } from "../platform/language/language.ts"

export const locationProblems = inLanguages({
  en: {
    country: "country",
    state: "state",
    city: "city",
  },
})

export const locationTexts = inLanguages({
  en: {
    /** A locality in its city, a city in its state; the nearer name may be unknown. */
    place: (near: string | null, wide: string) => (near ? `${near}, ${wide}` : wide),
  },
})
