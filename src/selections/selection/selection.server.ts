// A customer selects professionals for their project, each for a service: an individual one a type, builders and developers
// as many as they like (specification 1 §5). Writes of one customer come one after the other; the database refuses what
// would break the rule all the same. Who is selected sees the customer's name.
import { recordLatestActivities } from "../../activity/activity.server.ts"
import { describeNextFree } from "../../availability/next-free.server.ts"
import { findNextFreeOfCards } from "../../availability/next-free-of-cards.server.ts"
import { locationTexts } from "../../locations/texts.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { localize, localizerOf } from "../../platform/language/language.ts"
import { conflict, forbidden, invalid, notFound } from "../../platform/problem.ts"
import { refusalTexts } from "../../platform/texts.ts"
import { coverOf } from "../../professionals/cover.ts"
import { positionCursor, readPosition } from "../../professionals/list-position.server.ts"
import { priceWordsIn } from "../../professionals/packages/price-words.ts"
import type { AvailableQuery, SelectedQuery, ServiceUsersQuery } from "./selection.contract.ts"
import { serviceSelected } from "./selection.notifications.server.ts"
import * as rows from "./selection.queries.server.ts"
import { MAX_SELECTED } from "./selection.rules.ts"
import type { SelectionChange, ServiceCard, WholeSelection } from "./selection.schema.ts"
import { selectionTexts } from "./texts.ts"

type Customer = Pick<Ctx<"customer">, "db" | "actor" | "clock" | "language">

const localized = localizerOf(selectionTexts)

export const getSelected = async (ctx: Customer, query: SelectedQuery) => {
  const found = await rows.listSelected(ctx.db, ctx.actor, query, ctx.clock())
  const { page, next } = pageOf(found, query.limit, ({ selection_id }) => selection_id)
  const cards = page.map(({ selection_id, ...card }) => card)
  return { services: await cardsOf(ctx, cards), next }
}

export const getAvailable = async (ctx: Customer, query: AvailableQuery) => {
  const found = await rows.listAvailable(ctx.db, ctx.actor, query, readPosition(query.cursor), ctx.clock())
  const { page, next } = pageOf(found, query.limit, positionCursor)
  const cards = page.map(({ ranks_verified, standing, service_id, ...card }) => card)
  return { services: await cardsOf(ctx, cards), next }
}

const cardsOf = async (ctx: Customer, found: readonly rows.CardRow[]): Promise<ServiceCard[]> => {
  const keepers = found.flatMap(({ id, keeps_hours, is_bookable }) => (keeps_hours && is_bookable ? [id] : []))
  const starts = await findNextFreeOfCards(ctx, keepers)
  const words = priceWordsIn(ctx.language)
  return found.map(({ keeps_hours, locality, cover_project, ...card }) => {
    const start = starts.get(card.id)
    return {
      ...card,
      ...words.of(card),
      location: locationTexts.in(ctx.language).place(locality, card.city),
      availability: start ? describeNextFree(start, ctx.clock(), ctx.language) : null,
      cover: coverOf(cover_project, card.provider_id),
    }
  })
}

/** For the call that professionals share with customers: it is open to both, and only a customer selects. */
export const changeSelectionAsCustomer = (ctx: Ctx<"signed_in">, change: SelectionChange) => {
  if (!ctx.actor.is_customer) throw forbidden(localize(refusalTexts, (t) => t.wrongRole.customer))
  return changeSelection(ctx, change)
}

export const changeSelection = async (ctx: Customer, { action, provider_id, service_type }: SelectionChange) => {
  await takeAdvisoryLock(ctx.db, "selections", ctx.actor.account_id)
  if (action === "remove") {
    return remove(ctx, [`${provider_id}-${service_type}`, provider_id])
  }
  const [offer] = await findSelectable(ctx, [{ provider_id, service_type }])
  const { service, business_name } = offer!
  const t = selectionTexts.in(ctx.language)
  if (offer!.is_selected) return { message: t.selectedBefore(service, business_name) }
  if ((await rows.countSelections(ctx.db, ctx.actor)) >= MAX_SELECTED)
    throw conflict(localized((t) => t.full(MAX_SELECTED)))
  await select(ctx, [offer!])
  return { message: t.selected(service, business_name) }
}

export const replaceSelection = async (ctx: Customer, { services }: WholeSelection) => {
  await takeAdvisoryLock(ctx.db, "selections", ctx.actor.account_id)
  const named = services.map(({ providerId, serviceType }) => ({ provider_id: providerId, service_type: serviceType }))
  const offers = await findSelectable(ctx, named)
  await rows.deleteOthers(ctx.db, ctx.actor, offers)
  await select(
    ctx,
    offers.filter(({ is_selected }) => !is_selected),
  )
  const all = await getSelected(ctx, { limit: MAX_SELECTED })
  return { message: selectionTexts.in(ctx.language).replaced, services: all.services }
}

export const removeSelection = async (ctx: Customer, { id }: { id: string }) => {
  await takeAdvisoryLock(ctx.db, "selections", ctx.actor.account_id)
  return remove(ctx, [id])
}

/** By the first of the ids that is a service's. Removed before, it is removed: in another tab, or by a call whose answer was lost. */
const remove = async ({ db, actor, language }: Customer, ids: readonly string[]) => {
  for (const id of ids)
    if ((await rows.deleteSelection(db, actor, id)) || (await rows.isService(db, id)))
      return { message: selectionTexts.in(language).removed }
  throw notFound(localized((t) => t.service))
}

export const getServiceUsers = async (ctx: Ctx<"professional">, query: ServiceUsersQuery) => {
  const found = await rows.listServiceUsers(ctx.db, ctx.actor, query)
  const { page: users, next } = pageOf(found, query.limit, ({ id }) => id)
  return { users, next }
}

type Offer = rows.Selectable & { service_type_id: number; service: string }

/** What is selected already stays so, also where nobody could select it now. Each once, in the order it was named. */
const findSelectable = async (ctx: Customer, named: readonly rows.Named[]): Promise<Offer[]> => {
  const offers = (await rows.findSelectable(ctx.db, ctx.actor, named)).map(checked)
  return [...new Map(offers.map((offer) => [keyOf(offer), offer])).values()]
}

const checked = (offer: rows.Selectable | undefined): Offer => {
  if (!offer || !(offer.is_public || offer.is_selected)) throw notFound(localized((t) => t.professional))
  const { service_type_id, service, business_name } = offer
  if (service_type_id === null || service === null) throw invalid({ service_type: localized((t) => t.unknownType) })
  if (offer.is_own) throw invalid({ provider_id: localized((t) => t.ownService) })
  if (!offer.is_selected && offer.is_active === null)
    throw invalid({ service_type: localized((t) => t.notOffered(service, business_name)) })
  if (!offer.is_selected && !offer.is_active)
    throw invalid({ service_type: localized((t) => t.paused(service, business_name)) })
  return { ...offer, service_type_id, service }
}

/** All of them, or none: the database passes over those of a type that an individual has selected already. */
const select = async (ctx: Customer, offers: readonly Offer[]) => {
  const { db, actor } = ctx
  const wanted = offers.map(({ professional_id, service_type_id }) => ({ professional_id, service_type_id }))
  // A professional may have deleted their account since they were looked at.
  const goneMeanwhile = () => notFound(localized((t) => t.professional))
  const selected = await withConstraintProblems({ selected_service_is_offered: goneMeanwhile }, () =>
    rows.insertSelections(db, actor, wanted, ctx.clock()),
  )
  const refused = offers.find((offer) => !selected.some((one) => keyOf(one) === keyOf(offer)))
  if (refused) {
    const other = await rows.findSelectedOfType(db, actor, refused.service_type_id)
    // Selected by this very call, it will not stay.
    const chosen = other && keyOf({ ...refused, professional_id: other.professional_id })
    if (offers.some((one) => keyOf(one) === chosen)) throw conflict(localized((t) => t.namedTwice(refused.service)))
    throw conflict(
      localized((t) => t.typeTaken(refused.service, other?.business_name ?? "")),
      { provider_id: other?.professional_id },
    )
  }
  const act = { account_id: actor.account_id, at: ctx.clock() }
  const chosen = offers.map(({ service, professional_id: provider_id, business_name: provider_name }) => {
    return { service, provider_id, provider_name }
  })
  // To and fro is one line a day.
  await recordLatestActivities(db, serviceSelected, chosen, act)
}

const keyOf = ({ professional_id, service_type_id }: rows.Selection) => `${professional_id} ${service_type_id}`
