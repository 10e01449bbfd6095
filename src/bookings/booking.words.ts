import { inLanguages } from "../platform/language.ts"
import en from "./booking.words.en.ts"

export const bookingWords = inLanguages({ en })
