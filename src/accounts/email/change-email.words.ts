import { inLanguages } from "../../platform/words/language.ts"
import en from "./change-email.words.en.ts"

export const changeEmailWords = inLanguages({ en })
