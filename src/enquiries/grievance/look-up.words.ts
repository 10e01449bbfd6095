import { joined } from "../../platform/words/joined.ts"
import { inLanguages } from "../../platform/words/language.ts"
import { grievanceWords } from "./grievance.words.ts"
import en from "./look-up.words.en.ts"

export const lookUpWords = joined(inLanguages({ en }), grievanceWords)
