import { inLanguages } from "../../platform/words/language.ts"
import en from "./own-service.words.en.ts"

export const ownServiceWords = inLanguages({ en })
