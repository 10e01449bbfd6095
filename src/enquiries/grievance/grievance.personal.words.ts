import { inLanguages } from "../../platform/words/language.ts"
import en from "./grievance.personal.words.en.ts"

export const grievancePersonalWords = inLanguages({ en })
