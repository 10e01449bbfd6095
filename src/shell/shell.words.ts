import { inLanguages } from "../platform/words/language.ts"
import en from "./shell.words.en.ts"

export const shellWords = inLanguages({ en })
