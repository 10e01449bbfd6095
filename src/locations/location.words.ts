import { inLanguages } from "../platform/words/language.ts"
import en from "./location.words.en.ts"

export const locationWords = inLanguages({ en })
