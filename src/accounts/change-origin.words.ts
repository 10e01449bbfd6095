import { inLanguages } from "../platform/words/language.ts"
import en from "./change-origin.words.en.ts"

export const changeOriginWords = inLanguages({ en })
