import { inLanguages } from "../platform/words/language.ts"
import en from "./reads.words.en.ts"

export const readsWords = inLanguages({ en })
