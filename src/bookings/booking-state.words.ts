import { inLanguages } from "../platform/words/language.ts"
import en from "./booking-state.words.en.ts"

export const bookingStateWords = inLanguages({ en })
