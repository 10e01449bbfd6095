import { inLanguages } from "../platform/words/language.ts"
import en from "./account.kinds.words.en.ts"

export const accountMailWords = inLanguages({ en })
