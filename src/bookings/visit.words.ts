import { inLanguages } from "../platform/words/language.ts"
import en from "./visit.words.en.ts"

export const visitWords = inLanguages({ en })
