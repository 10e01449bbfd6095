import { inLanguages } from "../platform/words/language.ts"
import en from "./location.problems.words.en.ts"

export const locationProblems = inLanguages({ en })
