import { inLanguages } from "../platform/language.ts"
import en from "./notification.words.en.ts"

export const notificationWords = inLanguages({ en })
