import { inLanguages } from "../../platform/words/language.ts"
import en from "./reschedule.words.en.ts"

export const rescheduleWords = inLanguages({ en })
