import { inLanguages } from "../platform/language.ts"
import en from "./verification.words.en.ts"

export const verificationWords = inLanguages({ en })
