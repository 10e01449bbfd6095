import { inLanguages } from "../../platform/words/language.ts"
import en from "./hours.kinds.words.en.ts"

export const hoursKindWords = inLanguages({ en })
