import { inLanguages } from "../words/language.ts"
import en from "./files.words.en.ts"

export const filesWords = inLanguages({ en })
