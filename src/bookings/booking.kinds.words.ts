import { inLanguages } from "../platform/words/language.ts"
import en from "./booking.kinds.words.en.ts"

export const bookingNoticeWords = inLanguages({ en })
