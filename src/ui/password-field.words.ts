import { inLanguages } from "../platform/words/language.ts"
import en from "./password-field.words.en.ts"

export const passwordFieldWords = inLanguages({ en })
