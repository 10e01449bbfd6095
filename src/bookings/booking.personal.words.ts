import { inLanguages } from "../platform/words/language.ts"
import en from "./booking.personal.words.en.ts"

export const bookingPersonalWords = inLanguages({ en })
