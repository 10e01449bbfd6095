import { inLanguages } from "../../platform/words/language.ts"
import en from "./business.words.en.ts"

export const businessWords = inLanguages({ en })
