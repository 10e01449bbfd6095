import { inLanguages } from "./language.ts"
import en from "./mail.words.en.ts"

export const mailWords = inLanguages({ en })
