import { joined } from "../../platform/words/joined.ts"
import { inLanguages } from "../../platform/words/language.ts"
import en from "./complaint.words.en.ts"
import { grievanceWords } from "./grievance.words.ts"

export const complaintWords = joined(inLanguages({ en }), grievanceWords)
