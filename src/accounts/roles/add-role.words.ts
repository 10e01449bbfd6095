import { inLanguages } from "../../platform/words/language.ts"
import en from "./add-role.words.en.ts"

export const addRoleWords = inLanguages({ en })
