import { inLanguages } from "../../platform/language/language.ts"
import { durationParts } from "./activity-log.rules.ts"

export const activityLogFieldTexts = inLanguages({
  en: { fields: { user_email: "Email", user_type: "User type", limit: "Limit", offset: "Offset" } },
})

export const activityLogAnswerTexts = inLanguages({
  en: {
    entry: "This entry",
    tooWide: (people: number) =>
      `More than ${people.toLocaleString("en-IN")} people have this in their address. Please type more of it.`,
  },
})

/** "45 s", "12 min", "1 h 5 min" (specification 2 §4). */
export const durationTexts = inLanguages({
  en: {
    duration: (of: number) => {
      const parts = durationParts(of)
      if ("seconds" in parts) return `${parts.seconds} s`
      const minutes = `${parts.minutes} min`
      return parts.hours === undefined ? minutes : `${parts.hours.toLocaleString("en-IN")} h ${minutes}`
    },
  },
})
