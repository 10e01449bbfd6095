import { inLanguages } from "./language.ts"
import en from "./refusals.words.en.ts"

export const refusalWords = inLanguages({ en })
