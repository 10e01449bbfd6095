import en from "./platform.personal.words.en.ts"
import { inLanguages } from "./words/language.ts"

export const platformPersonalWords = inLanguages({ en })
