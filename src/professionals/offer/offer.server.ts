// A professional changes what they offer: adds a kind of service, says more about it, prices it, pauses it, takes it back.
// Search, profile and kept answers follow in the same transaction. What is booked stands upon the row of the offer, so a
// removal is refused while a booking is open, and what is removed keeps its row and comes back as it was.

import { recordActivity } from "../../activity/activity.server.ts"
import { identityMismatch } from "../../platform/api/serve-actor.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { pricesIn } from "../../platform/money.ts"
import { conflict, forbidden, invalid, notFound } from "../../platform/problem.ts"
import { changeBusiness } from "../business/business.server.ts"
import { offerAdded, offerPaused, offerRemoved, offerResumed, priceChanged } from "./offer.notifications.server.ts"
import * as queries from "./offer.queries.server.ts"
import { isSamePrice } from "./offer.rules.ts"
import type { OfferChange } from "./offer.schema.ts"
import { findOwnService } from "./own-service.server.ts"
import { offerProblems } from "./texts.ts"

/** Also of a call that both sides make, once it is known who asks. */
type Professional = Pick<Ctx<"professional">, "db" | "actor" | "clock" | "language">

const localized = localizerOf(offerProblems)

/** Saving what stands there already is a success of which nothing is told. */
export const changeOffer = async (
  ctx: Professional,
  { id, price_was, studio_address, ...input }: OfferChange & { id: string },
) => {
  // A booking made meanwhile would name a way to meet that is gone.
  if (input.meeting_link === "") await takeAdvisoryLock(ctx.db, "calendar", ctx.actor.professional_id!)
  if (studio_address) await changeBusiness(ctx, { id: ctx.actor.professional_id!, studio_address })
  const before = await lockOwnOffer(ctx, id)
  const seen = input.price === undefined ? undefined : price_was
  if (seen !== undefined && !isSamePrice(before.price_per_hour, seen))
    throw conflict((language) => offerProblems.in(language).priceMoved(pricesIn(language)(before.price_per_hour)), {
      price: before.price_per_hour,
    })
  const change = changedFrom(before, input)
  if (change.is_active && !before.is_open) throw conflict(localized((t) => t.notOpen(before.plural_name)))
  if (Object.keys(change).length > 0) {
    await refuseWithoutWay(ctx, id, before, change)
    await withConstraintProblems({ studio_visits_have_an_address: () => noStudio(before) }, () =>
      queries.writeOffer(ctx.db, id, change, ctx.clock()),
    )
  }
  const service = await findOwnService(ctx, id)
  await note(ctx, change, service)
  const t = offerProblems.in(ctx.language)
  const { is_active: isActive } = change
  return { message: isActive === undefined ? t.saved : isActive ? t.resumed : t.paused, service }
}

interface NewPrice {
  service_id: string
  price: string | null
  price_was?: string | null | undefined
}

export const updateServicePrice = async (ctx: Professional, { service_id, price, price_was }: NewPrice) => {
  const { service } = await changeOffer(ctx, { id: service_id, price, price_was })
  return { message: offerProblems.in(ctx.language).priceUpdated, service }
}

interface ServiceChange {
  action: "add" | "remove"
  service_type: string
  /** Of who asks. */
  professional_id: string | undefined
}

export const updateService = async (
  ctx: Ctx<"signed_in">,
  { action, service_type, professional_id }: ServiceChange,
) => {
  if (professional_id !== ctx.actor.professional_id) throw identityMismatch()
  if (!ctx.actor.is_professional) throw forbidden(localized((t) => t.professionalsOnly))
  const type = await queries.findTypeNamed(ctx.db, ctx.actor, service_type)
  if (!type) throw invalid({ service_type: localized((t) => t.unknownType) })
  return action === "add" ? addOffer(ctx, type) : removeOffer(ctx, type)
}

const addOffer = async (
  ctx: Professional,
  { id: typeId, name, plural_name, is_open, service_id }: queries.NamedType,
) => {
  if (!is_open) throw invalid({ service_type: localized((t) => t.notOpen(plural_name)) })
  const goneStudio = () => invalid({ service_type: localized((t) => t.noStudio(name)) })
  const id = await withConstraintProblems({ studio_visits_have_an_address: goneStudio }, () =>
    queries.writeNewOffer(ctx.db, ctx.actor, typeId, ctx.clock()),
  )
  if (id === undefined) throw conflict(localized((t) => t.offeredAlready(name)))
  await record(ctx, offerAdded, { service: name })
  const t = offerProblems.in(ctx.language)
  return { message: service_id ? t.addedAgain(name) : t.added(name), service: await findOwnService(ctx, id) }
}

const removeOffer = async (ctx: Professional, { service_id: id, name, is_offered }: queries.NamedType) => {
  if (!id || !is_offered) throw notFound(localized((t) => t.service))
  // Before the offer, in the order of those who book; the next statement sees what was booked before.
  await takeAdvisoryLock(ctx.db, "calendar", ctx.actor.professional_id!)
  await lockOwnOffer(ctx, id)
  const open = await queries.listOpenBookings(ctx.db, ctx.actor, id, ctx.clock())
  if (open.length > 0)
    throw conflict(
      localized((t) => t.booked(open.length)),
      { bookings: open },
    )
  await queries.writeRemoval(ctx.db, id, ctx.clock())
  await record(ctx, offerRemoved, { service: name })
  return { message: offerProblems.in(ctx.language).removed(name), service: null }
}

interface NewAreas {
  id: string
  city_id?: number | undefined
  city_ids?: number[] | undefined
}

export const addServiceLocations = async (ctx: Professional, { id, city_id, city_ids = [] }: NewAreas) => {
  await lockOwnOffer(ctx, id)
  const wanted = new Set(city_id === undefined ? city_ids : [city_id, ...city_ids])
  const added = await queries.writeAreas(ctx.db, id, [...wanted])
  if (added === undefined) throw invalid({ city_ids: localized((t) => t.unknownCity) })
  const { locations } = await findOwnService(ctx, id)
  const t = offerProblems.in(ctx.language)
  return { message: added > 0 ? t.placesAdded(added) : t.placesThere, locations }
}

export const removeServiceLocation = async (
  ctx: Professional,
  { id, location_id }: { id: string; location_id: string },
) => {
  await lockOwnOffer(ctx, id)
  const city = await queries.deleteArea(ctx.db, id, location_id)
  if (city === undefined) throw notFound(localized((t) => t.location))
  const { locations } = await findOwnService(ctx, id)
  return { message: offerProblems.in(ctx.language).placeRemoved(city), locations }
}

/** For whoever else writes what belongs to it. */
export const lockOwnOffer = async ({ db, actor }: Professional, id: string) => {
  const offer = await queries.lockOffer(db, actor, id)
  if (!offer) throw notFound(localized((t) => t.service))
  return offer
}

const refuseWithoutWay = async (
  ctx: Professional,
  id: string,
  before: queries.OfferRow & { type_name: string },
  change: Partial<queries.OfferRow>,
) => {
  const { name, delivery, online_by, meeting_link } = { ...before, ...change }
  const service = name || before.type_name
  if (delivery.includes("online") && online_by === null)
    throw invalid({ online_by: localized((t) => t.noWayOnline(service)) })
  if (delivery.includes("online") && online_by === "link" && !meeting_link)
    throw invalid({ meeting_link: localized((t) => t.noLink(service)) })
  if (meeting_link || !before.meeting_link) return
  const count = await queries.countByLink(ctx.db, ctx.actor, id, ctx.clock())
  if (count > 0) throw invalid({ meeting_link: localized((t) => t.linkNeeded(service, count)) })
}

const noStudio = ({ name, type_name }: { name: string; type_name: string }) =>
  invalid({ studio_address: localized((t) => t.noStudio(name || type_name)) })

const changedFrom = (before: queries.OfferRow, input: OfferChange): Partial<queries.OfferRow> => {
  const { title, description, price, duration, delivery, online_by, meeting_link, active } = input
  const wanted = {
    ...(title !== undefined && { name: title }),
    ...(description !== undefined && { description }),
    ...(price !== undefined && !isSamePrice(price, before.price_per_hour) && { price_per_hour: price }),
    ...(duration !== undefined && { duration_minutes: duration }),
    ...(delivery && String(delivery) !== String(before.delivery) && { delivery }),
    ...(online_by && { online_by }),
    ...(meeting_link !== undefined && { meeting_link }),
    ...(active !== undefined && { is_active: active }),
  }
  const differs = ([column, value]: [string, unknown]) => value !== before[column as keyof queries.OfferRow]
  return Object.fromEntries(Object.entries(wanted).filter(differs))
}

const note = async (
  ctx: Professional,
  change: Partial<queries.OfferRow>,
  { name, price }: { name: string; price: string | null },
) => {
  if (change.price_per_hour !== undefined) await record(ctx, priceChanged, { service: name, price })
  if (change.is_active !== undefined)
    await record(ctx, change.is_active ? offerResumed : offerPaused, { service: name })
}

const record = <P extends object>(
  { db, actor, clock }: Professional,
  kind: Parameters<typeof recordActivity<P>>[1],
  params: P,
) => recordActivity(db, kind, params, { account_id: actor.account_id, at: clock() })
