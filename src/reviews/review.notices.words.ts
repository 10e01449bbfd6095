import { inLanguages } from "../platform/language.ts"
import en from "./review.notices.words.en.ts"

export const reviewNoticeWords = inLanguages({ en })
