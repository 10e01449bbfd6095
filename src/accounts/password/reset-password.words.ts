import { inLanguages } from "../../platform/words/language.ts"
import { withNewPassword } from "./new-password.words.ts"
import en from "./reset-password.words.en.ts"

export const resetPasswordWords = withNewPassword(inLanguages({ en }))
