import { inLanguages } from "../platform/words/language.ts"
import en from "./file.words.en.ts"

export const fileWords = inLanguages({ en })
