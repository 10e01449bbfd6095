import { inLanguages } from "../../platform/words/language.ts"
import en from "./portrait.words.en.ts"

export const portraitWords = inLanguages({ en })
