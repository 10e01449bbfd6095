import { inLanguages } from "../platform/words/language.ts"
import en from "./claims.words.en.ts"

export const claimsWords = inLanguages({ en })
