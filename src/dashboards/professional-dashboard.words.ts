import { inLanguages } from "../platform/words/language.ts"
import en from "./professional-dashboard.words.en.ts"

export const professionalDashboardWords = inLanguages({ en })
