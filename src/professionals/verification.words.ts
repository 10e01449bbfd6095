import { inLanguages } from "../platform/words/language.ts"
import en from "./verification.words.en.ts"

export const verificationWords = inLanguages({ en })
