import { inLanguages } from "../platform/language.ts"
import en from "./customer-search.words.en.ts"

export const customerSearchWords = inLanguages({ en })
