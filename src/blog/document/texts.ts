import { inLanguages } from "../../platform/language/language.ts"

export const documentTexts = inLanguages({
  en: { tooLong: "This text is longer than a post can be. Please make two of it." },
})
