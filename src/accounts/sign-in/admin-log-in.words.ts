import { inLanguages } from "../../platform/words/language.ts"
import en from "./admin-log-in.words.en.ts"

export const adminLogInWords = inLanguages({ en })
