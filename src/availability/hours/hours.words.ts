import { inLanguages } from "../../platform/words/language.ts"
import en from "./hours.words.en.ts"

export const hoursWords = inLanguages({ en })
