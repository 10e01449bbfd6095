import { inLanguages } from "../../platform/words/language.ts"
import en from "./refund.words.en.ts"

export const refundWords = inLanguages({ en })
