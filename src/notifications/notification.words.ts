import { inLanguages } from "../platform/language.ts"
import en from "./notifications.words.en.ts"

export const notificationsWords = inLanguages({ en })
