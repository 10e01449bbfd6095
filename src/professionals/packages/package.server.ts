// A professional says what a visit costs beside its price per hour, and what the work itself costs. Each write holds the row
// of the service, so that of two windows the second sees the first; a removal waits in the calendar's line, so that nobody
// books what has just gone. What is booked keeps the name, length and price it was booked with.
import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { type ChangedPrice, priceChanged } from "../offer/offer.notifications.server.ts"
import { isSamePrice } from "../offer/offer.rules.ts"
import { lockOwnOffer } from "../offer/offer.server.ts"
import { findOwnService } from "../offer/own-service.server.ts"
import * as queries from "./package.queries.server.ts"
import { MAX_PACKAGES, type RateUnit } from "./package.rules.ts"
import type { NewPackage, NewRate, OfferedPackage, OfferedRate, PackageChange } from "./package.schema.ts"
import { priceWordsIn } from "./price-words.ts"
import { packageProblems } from "./texts.ts"

type Professional = Ctx<"professional">

const localized = localizerOf(packageProblems)

export const addPackage = async (ctx: Professional, { id, ...input }: NewPackage & { id: string }) => {
  const { type_name } = await lockOwnOffer(ctx, id)
  const limits = { max: MAX_PACKAGES, now: ctx.clock() }
  const package_id = await namedApart(() => queries.insertPackage(ctx.db, id, input, limits))
  if (!package_id) throw conflict(localized((t) => t.full(MAX_PACKAGES)))
  await record(ctx, { service: type_name, package: input })
  const service = await findOwnService(ctx, id)
  return { message: packageProblems.in(ctx.language).added(input.name), service, package_id }
}

/** Saving what stands there already is a success of which nothing is told. */
export const changePackage = async (
  ctx: Professional,
  { id, package_id, price_was, minutes_was, ...input }: PackageChange & { id: string; package_id: string },
) => {
  const { type_name } = await lockOwnOffer(ctx, id)
  const before = await findPackage(ctx, id, package_id)
  const isMoved =
    (price_was !== undefined && !isSamePrice(price_was, before.price)) ||
    (minutes_was !== undefined && minutes_was !== before.minutes)
  if (isMoved)
    throw conflict((language) => packageProblems.in(language).moved(priceWordsIn(language).packageText(before)), {
      package: before,
    })
  const { name = before.name, minutes = before.minutes, price = before.price } = input
  const isRepriced = !isSamePrice(price, before.price) || minutes !== before.minutes
  if (isRepriced || name !== before.name) {
    await namedApart(() => queries.updatePackage(ctx.db, package_id, { name, minutes, price }, ctx.clock()))
    if (isRepriced) await record(ctx, { service: type_name, package: { name, minutes, price } })
  }
  return { message: packageProblems.in(ctx.language).saved, service: await findOwnService(ctx, id) }
}

export const removePackage = async (ctx: Professional, { id, package_id }: { id: string; package_id: string }) => {
  await takeAdvisoryLock(ctx.db, "calendar", ctx.actor.professional_id!)
  const { type_name } = await lockOwnOffer(ctx, id)
  const { name } = await findPackage(ctx, id, package_id)
  await queries.deletePackage(ctx.db, package_id)
  await record(ctx, { service: type_name, package: { name } })
  return { message: packageProblems.in(ctx.language).removed(name), service: await findOwnService(ctx, id) }
}

export const setRate = async (ctx: Professional, { id, unit, from, to = null, was }: NewRate & { id: string }) => {
  const { type_name } = await lockOwnOffer(ctx, id)
  const before = (await queries.findRate(ctx.db, id, unit)) ?? null
  if (was !== undefined && !isSameRate(was, before))
    throw conflict(
      (language) => packageProblems.in(language).rateMoved(before && priceWordsIn(language).rateText(before)),
      { rate: before },
    )
  const rate: OfferedRate = { unit, from, to: isSamePrice(from, to) ? null : to }
  if (!isSameRate(rate, before)) {
    await queries.writeRate(ctx.db, id, rate, ctx.clock())
    await record(ctx, { service: type_name, rate })
  }
  return { message: packageProblems.in(ctx.language).rateSaved, service: await findOwnService(ctx, id) }
}

export const removeRate = async (ctx: Professional, { id, unit }: { id: string; unit: RateUnit }) => {
  const { type_name } = await lockOwnOffer(ctx, id)
  if (!(await queries.findRate(ctx.db, id, unit))) throw notFound(localized((t) => t.rate))
  await queries.deleteRate(ctx.db, id, unit)
  await record(ctx, { service: type_name, rate: { unit } })
  return { message: packageProblems.in(ctx.language).rateRemoved, service: await findOwnService(ctx, id) }
}

const findPackage = async (ctx: Professional, serviceId: string, id: string): Promise<OfferedPackage> => {
  const found = await queries.findPackage(ctx.db, serviceId, id)
  if (!found) throw notFound(localized((t) => t.package))
  return found
}

const namedApart = <T>(write: () => Promise<T>) =>
  withConstraintProblems(
    { packages_of_a_service_have_names_of_their_own: () => invalid({ name: localized((t) => t.nameTaken) }) },
    write,
  )

type RateEnds = Pick<OfferedRate, "from" | "to">

/** "80 to 80" is "80". */
const isSameRate = (one: RateEnds | null, other: RateEnds | null) =>
  one === null || other === null
    ? one === other
    : isSamePrice(one.from, other.from) && isSamePrice(one.to ?? one.from, other.to ?? other.from)

const record = ({ db, actor, clock }: Professional, params: ChangedPrice) =>
  recordActivity(db, priceChanged, params, { account_id: actor.account_id, at: clock() })
