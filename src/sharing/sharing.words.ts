import { inLanguages } from "../platform/words/language.ts"
import en from "./sharing.words.en.ts"

export const sharingWords = inLanguages({ en })
