import { inLanguages } from "../../platform/words/language.ts"
import en from "./careers.words.en.ts"

export const careersWords = inLanguages({ en })
