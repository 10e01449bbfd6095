import { inLanguages } from "../../platform/words/language.ts"
import en from "./refund-note.words.en.ts"

export const refundNoteWords = inLanguages({ en })
