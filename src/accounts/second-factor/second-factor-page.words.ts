import { inLanguages } from "../../platform/words/language.ts"
import en from "./second-factor-page.words.en.ts"

export const secondFactorPageWords = inLanguages({ en })
