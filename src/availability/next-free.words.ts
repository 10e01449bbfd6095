import { inLanguages } from "../platform/words/language.ts"
import en from "./next-free.words.en.ts"

export const nextFreeWords = inLanguages({ en })
