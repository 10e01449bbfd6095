import type { Language } from "../../platform/words/language.ts"
import { grievanceWords } from "./grievance.texts.ts"
import { textPicture } from "./text-meta.ts"

export const grievancePicture = (language: Language) =>
  textPicture("grievance", grievanceWords.in(language), language, ["elevation", "section", "plan"])
