import { inLanguages } from "../platform/language.ts"
import en from "./provider-bookings.words.en.ts"

export const providerBookingsWords = inLanguages({ en })
