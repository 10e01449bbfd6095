import { inLanguages } from "../../platform/words/language.ts"
import en from "./service-locations.words.en.ts"

export const serviceLocationsWords = inLanguages({ en })
