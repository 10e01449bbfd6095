import { inLanguages } from "../platform/words/language.ts"
import en from "./llms.words.en.ts"

export const llmsWords = inLanguages({ en })
