import { inLanguages } from "../platform/words/language.ts"
import en from "./verification.kinds.words.en.ts"

export const papersWords = inLanguages({ en })
