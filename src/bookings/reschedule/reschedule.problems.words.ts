import { inLanguages } from "../../platform/words/language.ts"
import en from "./reschedule.problems.words.en.ts"

export const rescheduleProblemWords = inLanguages({ en })
