import { inLanguages } from "../platform/words/language.ts"
import en from "./notices.words.en.ts"

export const noticesWords = inLanguages({ en })
