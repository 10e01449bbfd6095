import { inLanguages } from "../platform/words/language.ts"
import en from "./ui.words.en.ts"

export const uiWords = inLanguages({ en })
