import { inLanguages } from "../platform/language.ts"
import en from "./search-answer.words.en.ts"

export const searchAnswerWords = inLanguages({ en })
