import { inLanguages } from "../../platform/words/language.ts"
import en from "./grievance-status.words.en.ts"

export const grievanceStatusWords = inLanguages({ en })
