import { inLanguages } from "../../platform/words/language.ts"
import en from "./no-show.words.en.ts"

export const noShowWords = inLanguages({ en })
