// One side reports that a visit did not take place, the other may answer. Nobody judges: both statements are kept in the
// history, and a visit that was still confirmed is cancelled.
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { conflict, notFound } from "../../platform/problem.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { effectsOf } from "../announcement/booking-announcement.server.ts"
import { findHistory, type HistoryRecord, lockBooking } from "../booking.queries.server.ts"
import { statusAt } from "../booking.rules.ts"
import { findBookingFor, type View } from "../booking-views.queries.server.ts"
import { updateBooking } from "../booking-writes.queries.server.ts"
import { bookingProblemTexts } from "../texts.ts"
import { effectsFlushingWithheld } from "../undo/withheld-notifications.server.ts"
import { noShowChanges } from "./no-show.notifications.server.ts"
import { noShowRefusal, statusAfterNoShow } from "./no-show.rules.ts"
import { noShowProblemTexts } from "./texts.ts"

type ActionContext = Pick<Ctx<"signed_in">, "db" | "actor" | "clock" | "language">

export const reportNoShow = async <S extends Side>(
  { db, actor, clock, language }: ActionContext,
  side: S,
  { id, reason }: { id: string; reason: string },
): Promise<{ message: string; booking: View[S] }> => {
  const now = clock()
  const booking = await lockBooking(db, actor, side, id)
  if (!booking) throw notFound(localize(bookingProblemTexts, (t) => t.booking))
  const statements = (await findHistory(db, id)).filter(isStatement)
  const refusal = noShowRefusal(
    side,
    booking,
    statements.flatMap(({ by }) => by ?? []),
    now,
  )
  const status = statusAt(booking, now)
  const earlier = statements.find((one) => one.by === side && one.reason === reason)
  if (earlier) {
    // The call is repeated because its answer was lost.
    const act = earlier.kind === "no_show" ? "said" : "answered"
    const read = await findBookingFor(db, { actor, now }, side, id)
    return { message: noShowProblemTexts.in(language).done[act], booking: read! }
  }
  if (refusal)
    throw conflict(
      localize(noShowProblemTexts, (t) => t.refused[refusal](status)),
      { status },
    )
  const act = statements.length > 0 ? "answered" : "said"
  const to = statusAfterNoShow(booking.status)
  const outcome = { occurrence: noShowChanges[act][side], booking, from: booking.status, to, reason }
  const change = { ...outcome, actorId: actor.account_id }
  // A disputed completion can no longer be undone.
  const effects = to === "cancelled" ? effectsOf([change], now) : effectsFlushingWithheld(booking, change, now)
  const updated = await updateBooking(db, { actor, side }, { ids: [id], to, now }, effects)
  return { message: noShowProblemTexts.in(language).done[act], booking: updated }
}

const isStatement = ({ kind }: HistoryRecord) => kind === "no_show" || kind === "no_show_answer"
