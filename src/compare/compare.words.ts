import { inLanguages } from "../platform/words/language.ts"
import en from "./compare.words.en.ts"

export const compareWords = inLanguages({ en })
