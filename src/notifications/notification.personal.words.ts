import { inLanguages } from "../platform/words/language.ts"
import en from "./notification.personal.words.en.ts"

export const notificationPersonalWords = inLanguages({ en })
