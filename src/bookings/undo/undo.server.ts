// Confirm and Complete are taken back within ten seconds: the booking is what it was, and nobody hears that it was not.
import type { Ctx } from "../../platform/context.server.ts"
import { conflict, notFound } from "../../platform/problem.ts"
import { say } from "../../platform/words/language.ts"
import { makeWay } from "../answer/unanswered.server.ts"
import { bookingProblemWords } from "../booking.problems.words.ts"
import { type BookingFacts, holdBookingInLine } from "../booking.queries.server.ts"
import type { Status } from "../booking.rules.ts"
import { takeBack } from "../booking-writes.queries.server.ts"
import { endWhatItTakes } from "../proposal/proposal-taken.server.ts"
import { undoProblemWords } from "./undo.problems.words.ts"
import { refuseUndo, type UndoRefusal } from "./undo.rules.ts"

interface Wish {
  bookingId: string
  status?: Status | undefined
}

export const undoChange = async (ctx: Ctx<"professional">, { bookingId, status }: Wish) => {
  const { db, actor, language } = ctx
  const now = ctx.clock()
  const booking = await holdBookingInLine(db, actor, "professional", bookingId)
  if (!booking) throw notFound(say(bookingProblemWords, (t) => t.booking))
  const refusal = refuseUndo(booking, status, now)
  if (refusal) throw refused(refusal, booking)
  // What is completed leaves the rest of its time to others.
  if (!(await makeWay(db, booking, new Date(booking.start_time), now))) throw refused("taken", booking)
  const taken = await takeBack(db, actor, bookingId, now)
  await endWhatItTakes(db)
  return { message: undoProblemWords.in(language).undone, booking: taken }
}

const refused = (refusal: UndoRefusal | "taken", { status, customer }: BookingFacts) =>
  conflict(
    say(undoProblemWords, (t) => t.refused[refusal](status, customer.name)),
    { status },
  )
