import { inLanguages } from "../platform/words/language.ts"
import en from "./delivery.words.en.ts"

export const deliveryWords = inLanguages({ en })
