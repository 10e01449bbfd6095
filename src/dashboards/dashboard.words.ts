import { inLanguages } from "../platform/words/language.ts"
import en from "./dashboard.words.en.ts"

export const dashboardWords = inLanguages({ en })
