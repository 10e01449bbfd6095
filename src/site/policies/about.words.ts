import { inLanguages } from "../../platform/words/language.ts"
import en from "./about.words.en.ts"

export const aboutWords = inLanguages({ en })
