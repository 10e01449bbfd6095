import { inLanguages } from "../../platform/words/language.ts"
import en from "./places.words.en.ts"

export const placesWords = inLanguages({ en })
