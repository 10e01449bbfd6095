import { inLanguages } from "../platform/language.ts"
import en from "./activity.words.en.ts"

export const actionWords = inLanguages({ en })
