import { inLanguages } from "../../platform/words/language.ts"
import en from "./help.words.en.ts"

export const helpWords = inLanguages({ en })
