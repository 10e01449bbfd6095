import { inLanguages } from "../platform/language.ts"
import en from "./professional.words.en.ts"

export const professionalWords = inLanguages({ en })
