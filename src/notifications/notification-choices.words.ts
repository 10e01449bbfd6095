import { inLanguages } from "../platform/words/language.ts"
import en from "./notification-choices.words.en.ts"

export const notificationChoicesWords = inLanguages({ en })
