import { inLanguages } from "../platform/words/language.ts"
import en from "./work-cost.words.en.ts"

export const workCostWords = inLanguages({ en })
