import { inLanguages } from "../platform/words/language.ts"
import en from "./notice-dialog.words.en.ts"

export const noticeDialogWords = inLanguages({ en })
