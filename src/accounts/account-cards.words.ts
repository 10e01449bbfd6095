import { inLanguages } from "../platform/words/language.ts"
import en from "./account-cards.words.en.ts"

export const cardWords = inLanguages({ en })
