import { inLanguages } from "../platform/language.ts"
import en from "./recent-activity.words.en.ts"

export const recentActivityWords = inLanguages({ en })
