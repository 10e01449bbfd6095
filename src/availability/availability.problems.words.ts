import { inLanguages } from "../platform/words/language.ts"
import en from "./availability.problems.words.en.ts"

export const availabilityProblems = inLanguages({ en })
