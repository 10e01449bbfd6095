import { inLanguages } from "../words/language.ts"
import en from "./api.words.en.ts"

export const apiWords = inLanguages({ en })
