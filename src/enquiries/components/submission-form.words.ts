import { inLanguages } from "../../platform/words/language.ts"
import en from "./submission-form.words.en.ts"

export const submissionFormWords = inLanguages({ en })
