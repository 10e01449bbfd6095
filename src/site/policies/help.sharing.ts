import type { Language } from "../../platform/words/language.ts"
import { helpWords } from "./help.texts.ts"
import { textPicture } from "./text-meta.ts"

export const helpPicture = (language: Language) =>
  textPicture("help", helpWords.in(language), language, ["plan", "elevation", "room"])
