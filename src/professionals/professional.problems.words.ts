import { inLanguages } from "../platform/words/language.ts"
import en from "./professional.problems.words.en.ts"

export const professionalProblems = inLanguages({ en })
