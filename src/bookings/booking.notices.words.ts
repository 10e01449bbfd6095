import { inLanguages } from "../platform/language.ts"
import en from "./booking.notices.words.en.ts"

export const bookingNoticeWords = inLanguages({ en })
