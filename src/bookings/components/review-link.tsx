import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { reviewPath } from "../booking.rules.ts"
import type { CustomerBooking } from "../booking.schema.ts"
import { visitTexts } from "./texts.ts"

type ReviewLinkProps = { booking: CustomerBooking; size?: "small" | "normal" }

/** From a completed visit to the page on which it is reviewed, or where the review can be read and changed. */
export function ReviewLink({ booking: { id, review }, size = "normal" }: ReviewLinkProps) {
  const t = useTexts(visitTexts)
  if (review === null) return null
  const asking = size === "small" ? "tinted" : "primary"
  return (
    <LinkButton variant={review === "awaited" ? asking : "secondary"} size={size} icon="star" to={reviewPath(id)}>
      {t.review[review]}
    </LinkButton>
  )
}
