import { inLanguages } from "../../platform/words/language.ts"
import en from "./tools.words.en.ts"

export const toolsWords = inLanguages({ en })
