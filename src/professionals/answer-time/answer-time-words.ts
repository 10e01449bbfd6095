import type { Language } from "../../platform/language/language.ts"
import type { AnswerTime } from "./answer-time.rules.ts"
import { answerTimeTexts } from "./texts.ts"

export const answerTimeWords = (answerTime: AnswerTime | null, language: Language) =>
  answerTime && answerTimeTexts.in(language)[answerTime]
