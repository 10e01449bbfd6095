import { inLanguages } from "../platform/words/language.ts"
import en from "./search-answer.words.en.ts"

export const searchAnswerWords = inLanguages({ en })
