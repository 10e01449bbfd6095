import { inLanguages } from "../platform/words/language.ts"
import en from "./privacy.fields.words.en.ts"

export const privacyFieldWords = inLanguages({ en })
