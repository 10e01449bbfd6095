// Whom a customer keeps for later: several of a kind if they like, and nobody is told. A visitor's list is in their browser
// until they sign in (shortlist-store.ts). A link shows the list as it stands to whoever has it, without whose it is.
import type { Ctx } from "../../platform/context.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { localizerOf, pathIn } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { newSecret } from "../../platform/tokens.server.ts"
import type { NewEntries, Shortlist } from "./shortlist.contract.ts"
import * as rows from "./shortlist.queries.server.ts"
import { SHORTLIST_LIMIT } from "./shortlist.rules.ts"
import { shortlistTexts } from "./texts.ts"

type Customer = Ctx<"customer">

const localized = localizerOf(shortlistTexts)

export const getShortlist = async ({ db, actor, language, publicUrl }: Customer): Promise<Shortlist> => {
  const [providers, link] = [await rows.listEntries(db, actor), await rows.findLink(db, actor)]
  const url = (token: string) => publicUrl + pathIn(language, `/shortlist/${token}`)
  return {
    providers,
    link: link ? { token: link.token, url: url(link.token), created_at: link.created_at.toISOString() } : null,
  }
}

/** One who is not there is refused; of several, as a browser has kept them, the others are kept all the same. */
export const addToShortlist = async (ctx: Customer, { provider_id, provider_ids = [] }: NewEntries) => {
  const { db, actor } = ctx
  await takeAdvisoryLock(db, "selections", actor.account_id)
  const ids = provider_id === undefined ? provider_ids : [provider_id, ...provider_ids]
  const found = await rows.findCandidates(db, actor, ids)
  const one = found.find(({ id }) => id === provider_id)
  if (provider_id !== undefined && !one) throw notFound(localized((t) => t.professional))
  if (one?.is_own) throw invalid({ provider_id: localized((t) => t.ownProfile) })
  const fresh = ids.filter((id) => found.some((other) => other.id === id && !other.is_own && !other.is_shortlisted))
  const room = SHORTLIST_LIMIT - (await rows.countEntries(db, actor))
  if (fresh.length > room && provider_id !== undefined) throw conflict(localized((t) => t.full(SHORTLIST_LIMIT)))
  const added = fresh.slice(0, Math.max(0, room))
  await rows.insertEntries(db, actor, added, ctx.clock())
  const kept = ids.filter((id) => added.includes(id) || found.some((other) => other.id === id && other.is_shortlisted))
  return { ...(await answer(ctx, (t) => (kept.length > 0 ? t.kept : t.nobodyKept))), kept_ids: kept }
}

/** Whoever is not on it is taken off, too: of two presses the second changes nothing. */
export const removeFromShortlist = async (ctx: Customer, { provider_id }: { provider_id: string }) => {
  await takeAdvisoryLock(ctx.db, "selections", ctx.actor.account_id)
  await rows.deleteEntry(ctx.db, ctx.actor, provider_id)
  return answer(ctx, (t) => t.removed)
}

export const makeShortlistLink = async (ctx: Customer) => {
  await rows.saveLink(ctx.db, ctx.actor, newSecret(), ctx.clock())
  return answer(ctx, (t) => t.linkMade)
}

export const endShortlistLink = async (ctx: Customer) => {
  await rows.deleteLink(ctx.db, ctx.actor)
  return answer(ctx, (t) => t.linkEnded)
}

/** @throws where there is no such link, or not any more */
export const findSharedIds = async ({ db }: Pick<Ctx, "db">, token: string) => {
  const ids = await rows.findShared(db, token)
  if (!ids) throw notFound(localized((t) => t.list))
  return ids
}

const answer = async (
  ctx: Customer,
  choose: (t: ReturnType<typeof shortlistTexts.in>) => string,
): Promise<Shortlist & { message: string }> => ({
  message: choose(shortlistTexts.in(ctx.language)),
  ...(await getShortlist(ctx)),
})
