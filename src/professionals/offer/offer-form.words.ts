import { inLanguages } from "../../platform/words/language.ts"
import en from "./offer-form.words.en.ts"

export const offerFormWords = inLanguages({ en })
