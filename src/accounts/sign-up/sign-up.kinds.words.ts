import { inLanguages } from "../../platform/words/language.ts"
import en from "./sign-up.kinds.words.en.ts"

export const signUpMailWords = inLanguages({ en })
