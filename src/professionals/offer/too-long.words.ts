import { inLanguages } from "../../platform/words/language.ts"
import en from "./too-long.words.en.ts"

export const tooLongWords = inLanguages({ en })
