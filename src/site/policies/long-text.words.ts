import { inLanguages } from "../../platform/words/language.ts"
import en from "./long-text.words.en.ts"

export const longTextWords = inLanguages({ en })
