import { inLanguages } from "../platform/words/language.ts"
import en from "./service-choices.words.en.ts"

export const serviceChoiceWords = inLanguages({ en })
