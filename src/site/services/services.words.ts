import { inLanguages } from "../../platform/words/language.ts"
import en from "./services.words.en.ts"

export const servicesWords = inLanguages({ en })
