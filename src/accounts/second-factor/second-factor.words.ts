import { inLanguages } from "../../platform/words/language.ts"
import en from "./second-factor.words.en.ts"

export const secondFactorWords = inLanguages({ en })
