import { inLanguages } from "../../platform/words/language.ts"
import en from "./grievance.words.en.ts"

export const grievanceWords = inLanguages({ en })
