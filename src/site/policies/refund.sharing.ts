import type { Language } from "../../platform/language/language.ts"
import { refundTexts } from "./refund.texts.ts"
import { textPicture } from "./text-meta.ts"

export const refundPicture = (language: Language) =>
  textPicture("refund", refundTexts.in(language), language, ["section", "detail", "room"])
