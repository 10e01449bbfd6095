import { inLanguages } from "../../platform/words/language.ts"
import en from "./offer.problems.words.en.ts"

export const offerProblems = inLanguages({ en })
