import { inLanguages } from "../platform/language.ts"
import en from "./customer-dashboard.words.en.ts"

export const customerDashboardWords = inLanguages({ en })
