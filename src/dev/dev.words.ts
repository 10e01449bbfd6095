import { inLanguages } from "../platform/language.ts"
import en from "./dev.words.en.ts"

export const devWords = inLanguages({ en })
