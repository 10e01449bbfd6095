// A customer whose request was not answered is shown other professionals who are free then: in the notification as of that
// moment, in the booking's details as of now.
import { findFreeServices } from "../../availability/availability.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { findBookingFor } from "../booking-views.queries.server.ts"
import { bookingProblemTexts } from "../texts.ts"
import { listCandidates } from "./alternatives.queries.server.ts"
import { type Alternative, MAX_ALTERNATIVES, needsAlternatives } from "./alternatives.rules.ts"

type ReadContext = Pick<Ctx, "db" | "clock">

/** Three at most, each at the start of the booking; none where nobody is free. */
export const findAlternatives = async (
  { db, clock }: ReadContext,
  booking: { id: string; start_time: string },
): Promise<Alternative[]> => {
  const candidates = await listCandidates(db, booking.id, clock())
  const services = candidates.map(({ service_id }) => service_id)
  const free = await findFreeServices({ db, clock }, services, new Date(booking.start_time))
  return candidates
    .filter(({ service_id }) => free.has(service_id))
    .filter(isFirstOfProfessional)
    .slice(0, MAX_ALTERNATIVES)
}

/** One suggestion for each professional. */
const isFirstOfProfessional = ({ provider_id }: Alternative, place: number, all: readonly Alternative[]) =>
  all.findIndex((one) => one.provider_id === provider_id) === place

export const getAlternatives = async (ctx: Ctx<"customer">, { id }: { id: string }) => {
  const now = ctx.clock()
  const booking = await findBookingFor(ctx.db, { actor: ctx.actor, now }, "customer", id)
  if (!booking) throw notFound(localize(bookingProblemTexts, (t) => t.booking))
  return { others: needsAlternatives(booking, now) ? await findAlternatives(ctx, booking) : [] }
}
