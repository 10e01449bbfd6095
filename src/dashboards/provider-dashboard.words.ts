import { inLanguages } from "../platform/language.ts"
import en from "./provider-dashboard.words.en.ts"

export const providerDashboardWords = inLanguages({ en })
