import { inLanguages } from "../../platform/words/language.ts"
import en from "./calendar.words.en.ts"

export const calendarWords = inLanguages({ en })
