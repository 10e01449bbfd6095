import { inLanguages } from "../../platform/words/language.ts"
import en from "./confirm-email.words.en.ts"

export const confirmEmailWords = inLanguages({ en })
