import { inLanguages } from "../../platform/words/language.ts"
import en from "./change-password.words.en.ts"
import { withNewPassword } from "./new-password.words.ts"

export const changePasswordWords = withNewPassword(inLanguages({ en }))
