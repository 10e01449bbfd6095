import { inLanguages } from "../../platform/words/language.ts"
import en from "./thanked.words.en.ts"

export const thankedWords = inLanguages({ en })
