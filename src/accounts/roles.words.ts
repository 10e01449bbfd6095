import { inLanguages } from "../platform/language.ts"
import en from "./roles.words.en.ts"

export const roleWords = inLanguages({ en })
