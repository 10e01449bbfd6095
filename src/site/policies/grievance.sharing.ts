import type { Language } from "../../platform/language/language.ts"
import { grievanceTexts } from "./grievance.texts.ts"
import { textPicture } from "./text-meta.ts"

export const grievancePicture = (language: Language) =>
  textPicture("grievance", grievanceTexts.in(language), language, ["elevation", "section", "plan"])
