import { inLanguages } from "../../platform/words/language.ts"
import en from "./password.kinds.words.en.ts"

export const passwordMailWords = inLanguages({ en })
