import { inLanguages } from "../../platform/words/language.ts"
import en from "./professional-bookings.words.en.ts"

export const professionalBookingsWords = inLanguages({ en })
