import { inLanguages } from "../../platform/words/language.ts"
import en from "./change-password.words.en.ts"

export const changePasswordWords = inLanguages({ en })
