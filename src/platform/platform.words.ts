import en from "./platform.words.en.ts"
import { inLanguages } from "./words/language.ts"

export const platformWords = inLanguages({ en })
