import { inLanguages } from "../../platform/words/language.ts"
import en from "./services-page.words.en.ts"

export const servicesPageWords = inLanguages({ en })
