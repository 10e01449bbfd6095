// What a professional reads of it in their own activity.
import { kind } from "../../platform/words/kinds.ts"
import { hoursKindWords } from "./texts.ts"

export const hoursUpdated = kind<Record<string, never>>({
  kind: "update_availability",
  details: (_, language) => hoursKindWords.in(language).changed,
})

export const hoursKinds = [hoursUpdated]
