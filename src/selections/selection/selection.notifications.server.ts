// What a customer reads in their own activity of whom they selected.
import { kind } from "../../platform/language/notification-kinds.ts"
import { selectionTexts } from "./texts.ts"

interface Selected {
  service: string
  provider_id: string
  /** Gone where the professional deleted their account. */
  provider_name?: string
}

export const serviceSelected = kind<Selected>({
  kind: "select_service",
  details: ({ service, provider_name }, language) => selectionTexts.in(language).of(service, provider_name),
})
