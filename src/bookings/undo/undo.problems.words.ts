import { inLanguages } from "../../platform/words/language.ts"
import en from "./undo.problems.words.en.ts"

export const undoProblemWords = inLanguages({ en })
