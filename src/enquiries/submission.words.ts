import { inLanguages } from "../platform/words/language.ts"
import en from "./submission.words.en.ts"

export const submissionWords = inLanguages({ en })
