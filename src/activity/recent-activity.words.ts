import { inLanguages } from "../platform/words/language.ts"
import en from "./recent-activity.words.en.ts"

export const recentActivityWords = inLanguages({ en })
