import { inLanguages } from "../platform/words/language.ts"
import en from "./coming-in.words.en.ts"

export const comingInWords = inLanguages({ en })
