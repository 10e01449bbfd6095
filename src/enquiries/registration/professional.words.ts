import { inLanguages } from "../../platform/words/language.ts"
import en from "./professional.words.en.ts"

export const professionalWords = inLanguages({ en })
