import { inLanguages } from "../../platform/words/language.ts"
import en from "./log-in.words.en.ts"

export const logInWords = inLanguages({ en })
