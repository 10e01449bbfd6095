import { inLanguages } from "../platform/language/language.ts"

/** In the place of a name: who has deleted their account. */
export const formerTexts = inLanguages({ en: { customer: "Former customer", professional: "Former professional" } })
