import { inLanguages } from "../../platform/words/language.ts"
import en from "./manage-services.words.en.ts"

export const manageServicesWords = inLanguages({ en })
