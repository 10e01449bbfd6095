import { inLanguages } from "../platform/language.ts"
import en from "./log-in.words.en.ts"

export const logInWords = inLanguages({ en })
