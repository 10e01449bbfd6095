import { inLanguages } from "../platform/language.ts"
import en from "./profile.words.en.ts"

export const profileWords = inLanguages({ en })
