import { inLanguages } from "../platform/words/language.ts"
import en from "./slot-picker.words.en.ts"

export const slotPickerWords = inLanguages({ en })
