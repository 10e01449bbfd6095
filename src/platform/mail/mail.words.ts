import { inLanguages } from "../words/language.ts"
import en from "./mail.words.en.ts"

export const mailWords = inLanguages({ en })
