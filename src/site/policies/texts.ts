import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"

/** Around every long text. */
export const longTextTexts = inLanguages({
  en: {
    contents: "Contents",
    version: (version: string, day: string) => `Version ${version}, in force since ${day}.`,
    revised: (day: string) => `Revised ${day}.`,
    /** On the picture that messengers show. */
    cardLine: `${brand.name}, in plain English`,
  },
})
