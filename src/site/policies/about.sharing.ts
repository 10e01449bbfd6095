import type { Language } from "../../platform/words/language.ts"
import { aboutWords } from "./about.texts.ts"
import { textPicture } from "./text-meta.ts"

export const aboutPicture = (language: Language) =>
  textPicture("about", aboutWords.in(language), language, ["elevation", "plan", "detail"])
