import { inLanguages } from "../platform/words/language.ts"
import en from "./work-cost-fields.words.en.ts"

export const workCostFieldWords = inLanguages({ en })
