import { inLanguages } from "../platform/words/language.ts"
import en from "./next-free-answer.words.en.ts"

export const nextFreeAnswerWords = inLanguages({ en })
