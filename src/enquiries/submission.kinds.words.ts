import { inLanguages } from "../platform/words/language.ts"
import en from "./submission.kinds.words.en.ts"

export const submissionMailWords = inLanguages({ en })
