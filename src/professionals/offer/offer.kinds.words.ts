import { inLanguages } from "../../platform/words/language.ts"
import en from "./offer.kinds.words.en.ts"

export const offerKindWords = inLanguages({ en })
