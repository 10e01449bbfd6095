import { inLanguages } from "../platform/words/language.ts"
import en from "./admin-dashboard.words.en.ts"

export const adminDashboardWords = inLanguages({ en })
