// What somebody reads in their own activity of whom they looked at.
import { kind } from "../platform/language/notification-kinds.ts"
import { viewedTexts } from "./texts.ts"

interface Viewed {
  provider_id: string
  /** Gone where the professional deleted their account. */
  provider_name?: string
  service?: string
}

export const serviceViewed = kind<Viewed>({
  kind: "view_service",
  details: ({ service, provider_name }, language) => viewedTexts.in(language).of(service, provider_name),
})
