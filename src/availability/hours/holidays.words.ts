import { inLanguages } from "../../platform/words/language.ts"
import en from "./holidays.words.en.ts"

export const holidayWords = inLanguages({ en })
