import { inLanguages } from "../platform/words/language.ts"
import en from "./search-page.words.en.ts"

export const searchPageWords = inLanguages({ en })
