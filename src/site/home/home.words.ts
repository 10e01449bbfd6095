import { inLanguages } from "../../platform/words/language.ts"
import en from "./home.words.en.ts"

export const homeWords = inLanguages({ en })
