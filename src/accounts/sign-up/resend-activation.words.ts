import { inLanguages } from "../../platform/words/language.ts"
import en from "./resend-activation.words.en.ts"

export const resendWords = inLanguages({ en })
