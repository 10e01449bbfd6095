// A review that administrators hide: its writer alone sees it, and it counts nowhere, in the same transaction (the triggers of
// migration 0142). The professional has no way to it.
import { reviewPath } from "../bookings/booking.rules.ts"
import { appealTakedown } from "../moderation/takedowns.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { lockForTakedown, markHidden } from "./review.queries.server.ts"

/** Undefined where there is none; nobody else changes it until the transaction ends. */
export const lockReviewForTakedown = async (db: Db, id: string) => {
  const found = await lockForTakedown(db, id)
  if (!found) return undefined
  const { author, hidden_at, booking_id, professional, professional_id, professional_name } = found
  return {
    author,
    side: "customer" as const,
    isHidden: hidden_at !== null,
    concerns: [professional],
    path: reviewPath(booking_id),
    names: { professional_id, professional_name },
  }
}

export const hideReview = (db: Db, id: string, now: Date) => markHidden(db, id, now)

export const restoreReview = (db: Db, id: string) => markHidden(db, id, null)

export const appealReview = (ctx: Ctx<"customer">, { id, appeal }: { id: string; appeal: string }) =>
  appealTakedown(ctx, { kind: "review", id, appeal, lock: lockReviewForTakedown })
