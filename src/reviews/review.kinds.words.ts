import { inLanguages } from "../platform/words/language.ts"
import en from "./review.kinds.words.en.ts"

export const reviewNoticeWords = inLanguages({ en })
