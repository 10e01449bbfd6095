import { joined } from "../../platform/words/joined.ts"
import { inLanguages } from "../../platform/words/language.ts"
import { kindWords } from "./kind.words.ts"
import en from "./sign-up.words.en.ts"

export const signUpWords = joined(inLanguages({ en }), kindWords)
