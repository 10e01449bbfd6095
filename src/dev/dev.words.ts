import { inLanguages } from "../platform/words/language.ts"
import en from "./dev.words.en.ts"

export const devWords = inLanguages({ en })
