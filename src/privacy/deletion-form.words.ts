import { inLanguages } from "../platform/words/language.ts"
import en from "./deletion-form.words.en.ts"

export const deletionFormWords = inLanguages({ en })
