import { inLanguages } from "../platform/language.ts"
import en from "./sharing.words.en.ts"

export const sharingWords = inLanguages({ en })
