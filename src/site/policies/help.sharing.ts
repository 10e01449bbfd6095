import type { Language } from "../../platform/language/language.ts"
import { helpTexts } from "./help.texts.ts"
import { textPicture } from "./text-meta.ts"

export const helpPicture = (language: Language) =>
  textPicture("help", helpTexts.in(language), language, ["plan", "elevation", "room"])
