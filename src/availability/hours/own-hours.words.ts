import { inLanguages } from "../../platform/words/language.ts"
import en from "./own-hours.words.en.ts"

export const ownHoursWords = inLanguages({ en })
