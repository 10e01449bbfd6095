import { inLanguages } from "../platform/words/language.ts"
import en from "./availability.personal.words.en.ts"

export const availabilityPersonalWords = inLanguages({ en })
