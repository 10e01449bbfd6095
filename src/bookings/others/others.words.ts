import { inLanguages } from "../../platform/words/language.ts"
import en from "./others.words.en.ts"

export const othersWords = inLanguages({ en })
