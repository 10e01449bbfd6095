import type { Language } from "../../platform/words/language.ts"
import { refundWords } from "./refund.texts.ts"
import { textPicture } from "./text-meta.ts"

export const refundPicture = (language: Language) =>
  textPicture("refund", refundWords.in(language), language, ["section", "detail", "room"])
