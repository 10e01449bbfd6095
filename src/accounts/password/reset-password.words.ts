import { inLanguages } from "../../platform/words/language.ts"
import en from "./reset-password.words.en.ts"

export const resetPasswordWords = inLanguages({ en })
