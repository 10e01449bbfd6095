import { inLanguages } from "../platform/words/language.ts"
import en from "./customer-search.words.en.ts"

export const customerSearchWords = inLanguages({ en })
