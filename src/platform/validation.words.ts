import en from "./validation.words.en.ts"
import { inLanguages } from "./words/language.ts"

export const validationWords = inLanguages({ en })
