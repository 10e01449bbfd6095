import { inLanguages } from "../../platform/words/language.ts"
import en from "./own-sessions.words.en.ts"

export const ownSessionsWords = inLanguages({ en })
