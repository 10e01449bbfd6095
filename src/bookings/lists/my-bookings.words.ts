import { inLanguages } from "../../platform/words/language.ts"
import en from "./my-bookings.words.en.ts"

export const myBookingsWords = inLanguages({ en })
