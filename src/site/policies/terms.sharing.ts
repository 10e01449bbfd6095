import type { Language } from "../../platform/words/language.ts"
import { termsWords } from "./terms.texts.ts"
import { textPicture } from "./text-meta.ts"

export const termsPicture = (language: Language) =>
  textPicture("terms", termsWords.in(language), language, ["plan", "section", "detail"])
