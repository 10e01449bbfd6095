import { inLanguages } from "../../platform/words/language.ts"
import en from "./sign-up.words.en.ts"

export const signUpWords = inLanguages({ en })
