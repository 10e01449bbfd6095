import { inLanguages } from "../platform/words/language.ts"
import en from "./customer-dashboard.words.en.ts"

export const customerDashboardWords = inLanguages({ en })
