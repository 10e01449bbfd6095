import { inLanguages } from "../../platform/words/language.ts"
import en from "./calendar-link.words.en.ts"

export const calendarLinkWords = inLanguages({ en })
