// What a professional reads of it in their own activity.
import { kind } from "../../platform/language/kinds.ts"
import { hoursKindTexts } from "./texts.ts"

export const hoursUpdated = kind<Record<string, never>>({
  kind: "update_availability",
  details: (_, language) => hoursKindTexts.in(language).changed,
})

export const hoursKinds = [hoursUpdated]
