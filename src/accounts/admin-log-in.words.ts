import { inLanguages } from "../platform/language.ts"
import en from "./admin-log-in.words.en.ts"

export const adminLogInWords = inLanguages({ en })
