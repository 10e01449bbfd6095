import { inLanguages } from "../../platform/words/language.ts"
import en from "./reminder.kinds.words.en.ts"

export const reminderKindsWords = inLanguages({ en })
