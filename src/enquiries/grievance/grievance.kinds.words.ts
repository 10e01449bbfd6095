import { inLanguages } from "../../platform/words/language.ts"
import en from "./grievance.kinds.words.en.ts"

export const grievanceMailWords = inLanguages({ en })
