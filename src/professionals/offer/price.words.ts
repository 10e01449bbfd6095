import { inLanguages } from "../../platform/words/language.ts"
import en from "./price.words.en.ts"

export const priceWords = inLanguages({ en })
