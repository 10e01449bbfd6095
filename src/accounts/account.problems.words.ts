import { inLanguages } from "../platform/words/language.ts"
import en from "./account.problems.words.en.ts"

export const accountProblems = inLanguages({ en })
