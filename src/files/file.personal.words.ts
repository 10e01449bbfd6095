import { inLanguages } from "../platform/words/language.ts"
import en from "./file.personal.words.en.ts"

export const filePersonalWords = inLanguages({ en })
