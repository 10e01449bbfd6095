import en from "./api.words.en.ts"
import { inLanguages } from "./language.ts"

export const apiWords = inLanguages({ en })
