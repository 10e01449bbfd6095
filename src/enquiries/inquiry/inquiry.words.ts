import { inLanguages } from "../../platform/words/language.ts"
import en from "./inquiry.words.en.ts"

export const inquiryWords = inLanguages({ en })
