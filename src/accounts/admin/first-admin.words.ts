import { inLanguages } from "../../platform/words/language.ts"
import { withNewPassword } from "../password/new-password.words.ts"
import en from "./first-admin.words.en.ts"

export const firstAdminWords = withNewPassword(inLanguages({ en }))
