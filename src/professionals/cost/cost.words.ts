import { inLanguages } from "../../platform/words/language.ts"
import en from "./cost.words.en.ts"

export const costWords = inLanguages({ en })
