import en from "./refusals.words.en.ts"
import { inLanguages } from "./words/language.ts"

export const refusalWords = inLanguages({ en })
