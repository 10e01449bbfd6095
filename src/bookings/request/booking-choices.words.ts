import { inLanguages } from "../../platform/words/language.ts"
import en from "./booking-choices.words.en.ts"

export const bookingChoicesWords = inLanguages({ en })
