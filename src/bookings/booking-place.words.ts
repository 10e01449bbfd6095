import { inLanguages } from "../platform/words/language.ts"
import en from "./booking-place.words.en.ts"

export const bookingPlaceWords = inLanguages({ en })
