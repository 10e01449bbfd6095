import { inLanguages } from "../platform/language.ts"
import en from "./account-cards.words.en.ts"

export const cardWords = inLanguages({ en })
