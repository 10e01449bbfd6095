import { inLanguages } from "../platform/words/language.ts"
import en from "./selected-service.words.en.ts"

export const selectedServiceWords = inLanguages({ en })
