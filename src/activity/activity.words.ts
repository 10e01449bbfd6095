import { inLanguages } from "../platform/words/language.ts"
import en from "./activity.words.en.ts"

export const actionWords = inLanguages({ en })
