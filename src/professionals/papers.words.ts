import { inLanguages } from "../platform/words/language.ts"
import en from "./papers.words.en.ts"

export const papersWords = inLanguages({ en })
