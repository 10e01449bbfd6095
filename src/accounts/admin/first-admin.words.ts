import { inLanguages } from "../../platform/words/language.ts"
import en from "./first-admin.words.en.ts"

export const firstAdminWords = inLanguages({ en })
