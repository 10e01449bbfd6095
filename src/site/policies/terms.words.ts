import { inLanguages } from "../../platform/words/language.ts"
import en from "./terms.words.en.ts"

export const termsWords = inLanguages({ en })
