import { inLanguages } from "../../platform/words/language.ts"
import en from "./forgot-password.words.en.ts"

export const forgotPasswordWords = inLanguages({ en })
