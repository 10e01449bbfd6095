import { inLanguages } from "../platform/words/language.ts"
import en from "./review.personal.words.en.ts"

export const reviewPersonalWords = inLanguages({ en })
