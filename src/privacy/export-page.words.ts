import { inLanguages } from "../platform/words/language.ts"
import en from "./export-page.words.en.ts"

export const exportPageWords = inLanguages({ en })
