import { inLanguages } from "../platform/language.ts"
import en from "./user-dashboard.words.en.ts"

export const userDashboardWords = inLanguages({ en })
