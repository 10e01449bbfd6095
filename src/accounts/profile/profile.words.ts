import { inLanguages } from "../../platform/words/language.ts"
import en from "./profile.words.en.ts"

export const profileWords = inLanguages({ en })
