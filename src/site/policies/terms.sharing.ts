import type { Language } from "../../platform/language/language.ts"
import { termsTexts } from "./terms.texts.ts"
import { textPicture } from "./text-meta.ts"

export const termsPicture = (language: Language) =>
  textPicture("terms", termsTexts.in(language), language, ["plan", "section", "detail"])
