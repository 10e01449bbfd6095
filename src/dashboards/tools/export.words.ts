import { inLanguages } from "../../platform/words/language.ts"
import en from "./export.words.en.ts"

export const exportWords = inLanguages({ en })
