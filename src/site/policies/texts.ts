import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn } from "../../platform/language/parts.ts"
import { policy } from "../../policy.ts"

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

const listed = listIn("en")

export const isAny = (open: readonly string[]) => open.length > 0

/** ", and Mumbai and Delhi are planned": of the planned cities those that are not open. */
export const plannedBeside = (open: readonly string[]) => {
  const later = policy.plannedCities.filter((city) => !open.includes(city))
  return later.length > 0 ? `, and ${listed(later)} ${later.length > 1 ? "are" : "is"} planned` : ""
}
