import { inLanguages } from "../platform/words/language.ts"
import en from "./privacy.problems.words.en.ts"

export const privacyProblems = inLanguages({ en })
