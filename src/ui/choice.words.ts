import { inLanguages } from "../platform/words/language.ts"
import en from "./choice.words.en.ts"

export const choiceWords = inLanguages({ en })
