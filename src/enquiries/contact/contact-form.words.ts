import { inLanguages } from "../../platform/words/language.ts"
import en from "./contact-form.words.en.ts"

export const contactFormWords = inLanguages({ en })
