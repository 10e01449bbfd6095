import { inLanguages } from "../platform/words/language.ts"
import en from "./professional.personal.words.en.ts"

export const professionalPersonalWords = inLanguages({ en })
