import { inLanguages } from "../platform/words/language.ts"
import en from "./review.words.en.ts"

export const reviewWords = inLanguages({ en })
