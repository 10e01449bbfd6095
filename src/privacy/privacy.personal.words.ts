import { inLanguages } from "../platform/words/language.ts"
import en from "./privacy.personal.words.en.ts"

export const privacyPersonalWords = inLanguages({ en })
