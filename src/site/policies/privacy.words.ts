import { inLanguages } from "../../platform/words/language.ts"
import en from "./privacy.words.en.ts"

export const privacyWords = inLanguages({ en })
