import { inLanguages } from "../platform/words/language.ts"
import en from "./notification.words.en.ts"

export const notificationWords = inLanguages({ en })
