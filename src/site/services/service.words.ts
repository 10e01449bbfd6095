import { inLanguages } from "../../platform/words/language.ts"
import en from "./service.words.en.ts"

export const serviceWords = inLanguages({ en })
