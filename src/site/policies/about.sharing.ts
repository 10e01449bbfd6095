import type { Language } from "../../platform/language/language.ts"
import { aboutTexts } from "./about.texts.ts"
import { textPicture } from "./text-meta.ts"

export const aboutPicture = (language: Language) =>
  textPicture("about", aboutTexts.in(language), language, ["elevation", "plan", "detail"])
