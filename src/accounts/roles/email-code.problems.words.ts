import { inLanguages } from "../../platform/words/language.ts"
import en from "./email-code.problems.words.en.ts"

export const codeProblems = inLanguages({ en })
