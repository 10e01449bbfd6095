import { inLanguages } from "../../platform/words/language.ts"
import en from "./joining.words.en.ts"

export const joiningWords = inLanguages({ en })
