import { inLanguages } from "../../platform/words/language.ts"
import en from "./lost-second-factor.words.en.ts"

export const lostSecondFactorWords = inLanguages({ en })
