import { inLanguages } from "../words/language.ts"
import en from "./answers.words.en.ts"

export const answerWords = inLanguages({ en })
