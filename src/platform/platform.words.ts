import { inLanguages } from "./language.ts"
import en from "./platform.words.en.ts"

export const platformWords = inLanguages({ en })
