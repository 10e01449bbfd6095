import { inLanguages } from "../platform/words/language.ts"
import en from "./settings.words.en.ts"

export const settingsWords = inLanguages({ en })
