import { inLanguages } from "../platform/words/language.ts"
import en from "./move.words.en.ts"

export const moveWords = inLanguages({ en })
