import { joined } from "../../platform/words/joined.ts"
import { inLanguages } from "../../platform/words/language.ts"
import { submissionWords } from "../submission.words.ts"
import en from "./grievance.words.en.ts"

export const grievanceWords = joined(inLanguages({ en }), submissionWords)
