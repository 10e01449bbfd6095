import { inLanguages } from "../../platform/words/language.ts"
import en from "./password.problems.words.en.ts"

export const passwordProblems = inLanguages({ en })
