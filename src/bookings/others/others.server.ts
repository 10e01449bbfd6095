// Whoever was not answered is shown others who are free then: in what they are told as it was at that moment, in the
// details of the booking as it is now.
import { freeAt } from "../../availability/availability.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { findBookingFor } from "../booking-views.queries.server.ts"
import { bookingProblemTexts } from "../texts.ts"
import { listOffering } from "./others.queries.server.ts"
import { MAX_OTHERS, type Other, wantsOthers } from "./others.rules.ts"

type Looking = Pick<Ctx, "db" | "clock">

/** Three at most, each at the start of the booking; none where nobody is free. */
export const findOthers = async (
  { db, clock }: Looking,
  booking: { id: string; start_time: string },
): Promise<Other[]> => {
  const offering = await listOffering(db, booking.id, clock())
  const services = offering.map(({ service_id }) => service_id)
  const free = await freeAt({ db, clock }, services, new Date(booking.start_time))
  return offering
    .filter(({ service_id }) => free.has(service_id))
    .filter(isFirstOf)
    .slice(0, MAX_OTHERS)
}

/** Whoever offers it twice is named once. */
const isFirstOf = ({ provider_id }: Other, place: number, all: readonly Other[]) =>
  all.findIndex((one) => one.provider_id === provider_id) === place

export const showOthers = async (ctx: Ctx<"customer">, { id }: { id: string }) => {
  const now = ctx.clock()
  const booking = await findBookingFor(ctx.db, { actor: ctx.actor, now }, "customer", id)
  if (!booking) throw notFound(localize(bookingProblemTexts, (t) => t.booking))
  return { others: wantsOthers(booking, now) ? await findOthers(ctx, booking) : [] }
}
