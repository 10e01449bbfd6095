import { inLanguages } from "../platform/language.ts"
import en from "./cancel-form.words.en.ts"

export const cancelFormWords = inLanguages({ en })
