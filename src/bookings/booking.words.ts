import { inLanguages } from "../platform/words/language.ts"
import en from "./booking.words.en.ts"

export const bookingWords = inLanguages({ en })
