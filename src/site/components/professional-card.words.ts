import { inLanguages } from "../../platform/words/language.ts"
import en from "./professional-card.words.en.ts"

export const professionalCardWords = inLanguages({ en })
