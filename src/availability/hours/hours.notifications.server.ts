// What a professional reads of it in their own activity.
import { kind } from "../../platform/language/notification-kinds.ts"
import { hoursKindTexts } from "./texts.ts"

export const hoursUpdated = kind<Record<string, never>>({
  kind: "update_availability",
  details: (_, language) => hoursKindTexts.in(language).changed,
})

export const hoursNotifications = [hoursUpdated]
