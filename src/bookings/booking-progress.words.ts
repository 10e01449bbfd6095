import { inLanguages } from "../platform/words/language.ts"
import en from "./booking-progress.words.en.ts"

export const bookingProgressWords = inLanguages({ en })
