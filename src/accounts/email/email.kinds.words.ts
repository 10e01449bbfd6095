import { inLanguages } from "../../platform/words/language.ts"
import en from "./email.kinds.words.en.ts"

export const emailMailWords = inLanguages({ en })
