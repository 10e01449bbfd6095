import type { Language } from "../../platform/words/language.ts"
import { privacyWords } from "./privacy.texts.ts"
import { textPicture } from "./text-meta.ts"

export const privacyPicture = (language: Language) =>
  textPicture("privacy", privacyWords.in(language), language, ["detail", "plan", "elevation"])
