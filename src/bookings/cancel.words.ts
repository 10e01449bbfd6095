import { inLanguages } from "../platform/language.ts"
import en from "./cancel.words.en.ts"

export const cancelFormWords = inLanguages({ en })
