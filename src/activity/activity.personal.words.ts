import { inLanguages } from "../platform/words/language.ts"
import en from "./activity.personal.words.en.ts"

export const activityPersonalWords = inLanguages({ en })
