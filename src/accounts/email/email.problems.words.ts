import { inLanguages } from "../../platform/words/language.ts"
import en from "./email.problems.words.en.ts"

export const emailProblems = inLanguages({ en })
