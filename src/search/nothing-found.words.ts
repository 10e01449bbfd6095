import { inLanguages } from "../platform/words/language.ts"
import en from "./nothing-found.words.en.ts"

export const nothingFoundWords = inLanguages({ en })
