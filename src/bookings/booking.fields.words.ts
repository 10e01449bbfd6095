import { inLanguages } from "../platform/words/language.ts"
import en from "./booking.fields.words.en.ts"

export const bookingFieldWords = inLanguages({ en })
