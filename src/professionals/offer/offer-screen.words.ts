import { inLanguages } from "../../platform/words/language.ts"
import en from "./offer-screen.words.en.ts"

export const offerScreenWords = inLanguages({ en })
