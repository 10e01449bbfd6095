import { inLanguages } from "../../platform/words/language.ts"
import en from "./offer.words.en.ts"

export const offerWords = inLanguages({ en })
