import { inLanguages } from "../platform/words/language.ts"
import en from "./submission.personal.words.en.ts"

export const submissionPersonalWords = inLanguages({ en })
