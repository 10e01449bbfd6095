import { inLanguages } from "../platform/words/language.ts"
import en from "./visit-total.words.en.ts"

export const visitTotalWords = inLanguages({ en })
