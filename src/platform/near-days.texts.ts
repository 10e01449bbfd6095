import { inLanguages } from "./language/language.ts"

export const nearDayTexts = inLanguages({ en: { yesterday: "Yesterday", today: "Today", tomorrow: "Tomorrow" } })
