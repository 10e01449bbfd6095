import { inLanguages } from "../platform/words/language.ts"
import en from "./time-span.words.en.ts"

export const timeSpanWords = inLanguages({ en })
