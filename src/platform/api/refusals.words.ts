import { inLanguages } from "../words/language.ts"
import en from "./refusals.words.en.ts"

export const refusalWords = inLanguages({ en })
