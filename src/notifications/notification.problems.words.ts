import { inLanguages } from "../platform/words/language.ts"
import en from "./notification.problems.words.en.ts"

export const notificationProblemWords = inLanguages({ en })
