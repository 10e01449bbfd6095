import { inLanguages } from "../platform/words/language.ts"
import en from "./privacy.kinds.words.en.ts"

export const privacyMailWords = inLanguages({ en })
