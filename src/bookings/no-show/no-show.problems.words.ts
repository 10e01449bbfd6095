import { inLanguages } from "../../platform/words/language.ts"
import en from "./no-show.problems.words.en.ts"

export const noShowProblemWords = inLanguages({ en })
