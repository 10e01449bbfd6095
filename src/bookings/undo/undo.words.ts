import { inLanguages } from "../../platform/words/language.ts"
import en from "./undo.words.en.ts"

export const undoWords = inLanguages({ en })
