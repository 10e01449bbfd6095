import { inLanguages } from "../platform/language.ts"
import en from "./account.mails.words.en.ts"

export const accountMailWords = inLanguages({ en })
