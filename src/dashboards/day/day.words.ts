import { inLanguages } from "../../platform/words/language.ts"
import en from "./day.words.en.ts"

export const dayWords = inLanguages({ en })
