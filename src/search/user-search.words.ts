import { inLanguages } from "../platform/language.ts"
import en from "./user-search.words.en.ts"

export const userSearchWords = inLanguages({ en })
