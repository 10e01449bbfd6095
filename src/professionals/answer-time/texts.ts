import { inLanguages } from "../../platform/language/language.ts"
import type { AnswerTime } from "./answer-time.rules.ts"

/** Said by the server alone, so that pages ship no code for it. */
export const answerTimeTexts = inLanguages({
  en: {
    hour: "Usually answers within an hour",
    few_hours: "Usually answers within a few hours",
    day: "Usually answers within a day",
    two_days: "Usually answers within two days",
  } satisfies Record<AnswerTime, string>,
})
