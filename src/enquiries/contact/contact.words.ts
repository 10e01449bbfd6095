import { inLanguages } from "../../platform/words/language.ts"
import en from "./contact.words.en.ts"

export const contactWords = inLanguages({ en })
