import type { Language } from "../../platform/language/language.ts"
import { privacyTexts } from "./privacy.texts.ts"
import { textPicture } from "./text-meta.ts"

export const privacyPicture = (language: Language) =>
  textPicture("privacy", privacyTexts.in(language), language, ["detail", "plan", "elevation"])
