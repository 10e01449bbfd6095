import { inLanguages } from "../platform/words/language.ts"
import en from "./search.words.en.ts"

export const searchWords = inLanguages({ en })
