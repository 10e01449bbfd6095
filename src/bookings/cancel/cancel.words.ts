import { inLanguages } from "../../platform/words/language.ts"
import en from "./cancel.words.en.ts"

export const cancelFormWords = inLanguages({ en })
