import { inLanguages } from "../platform/words/language.ts"
import en from "./roles.words.en.ts"

export const rolesWords = inLanguages({ en })
