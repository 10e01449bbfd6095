import { inLanguages } from "../platform/language.ts"
import en from "./ui.words.en.ts"

export const uiWords = inLanguages({ en })
