import { inLanguages } from "../platform/language.ts"
import en from "./my-bookings.words.en.ts"

export const myBookingsWords = inLanguages({ en })
