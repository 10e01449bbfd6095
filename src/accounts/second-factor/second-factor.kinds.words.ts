import { inLanguages } from "../../platform/words/language.ts"
import en from "./second-factor.kinds.words.en.ts"

export const secondFactorLetters = inLanguages({ en })
