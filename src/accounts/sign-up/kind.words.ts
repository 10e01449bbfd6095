import { inLanguages } from "../../platform/words/language.ts"
import en from "./kind.words.en.ts"

export const kindWords = inLanguages({ en })
