import { inLanguages } from "../../platform/words/language.ts"
import en from "./next-visit.words.en.ts"

export const nextVisitWords = inLanguages({ en })
