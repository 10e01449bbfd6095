import { inLanguages } from "../platform/words/language.ts"
import en from "./account.personal.words.en.ts"

export const accountPersonalWords = inLanguages({ en })
