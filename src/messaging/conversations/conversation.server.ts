// Conversations as their two people have them: listed, opened, read, blocked. The other side's open pages hear of it by an
// event that carries ids.
import { eventsOf } from "../../events/event.server.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { newId } from "../../platform/id.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { invalid, notFound } from "../../platform/problem.ts"
import { answerTimeWords } from "../../professionals/answer-time/answer-time-words.ts"
import { writeRefusal } from "../message.rules.ts"
import { messagingProblemTexts } from "../texts.ts"
import { findConversation, listConversations as selectConversations } from "./conversation.queries.server.ts"
import { changeEvent, changeEvents } from "./conversation-events.server.ts"
import * as marks from "./marks.queries.server.ts"
import * as pairs from "./pair.queries.server.ts"
import { conversationNotFound, getLockedPair, getPair } from "./pair.server.ts"

type Context = Ctx<"signed_in">
interface ListQuery {
  limit: number
  cursor?: string | undefined
  booking?: string | undefined
  request?: string | undefined
}

const localized = localizerOf(messagingProblemTexts)

const readerOf = ({ actor, clock }: Pick<Context, "actor" | "clock">) => ({ actor, now: clock() })

export const listConversations = async (ctx: Context, { limit, cursor, ...about }: ListQuery) => {
  const rows = await selectConversations(ctx.db, readerOf(ctx), { limit, before: cursor, ...about })
  const { page: conversations, next } = pageOf(rows, limit, ({ id }) => id)
  return { conversations, next }
}

export const openConversation = async (
  { db, actor, clock }: Ctx<"customer">,
  { provider_id }: { provider_id: string },
) => {
  if (provider_id === actor.professional_id) throw invalid({ provider_id: localized((t) => t.yourself) })
  const pair = { id: newId(), customer_id: actor.account_id, professional_id: provider_id, now: clock() }
  const conversation_id = await pairs.insertConversation(db, pair)
  if (!conversation_id) throw notFound(localized((t) => t.things.professional))
  return { conversation_id }
}

export const getConversation = async (ctx: Context, { id }: { id: string }) => {
  const found = await findConversation(ctx.db, readerOf(ctx), id)
  if (!found) throw conversationNotFound()
  const { is_blocked_by_other, is_former, is_suspended, other_account: _, ...conversation } = found
  const { is_blocked_by_me } = conversation
  const refusal = writeRefusal({ is_blocked_by_me, is_blocked_by_other, is_former, is_suspended })
  const answer_time = answerTimeWords(conversation.answer_time, ctx.language)
  return { conversation: { ...conversation, answer_time, write_refusal: refusal ?? null } }
}

export const markRead = async ({ db, actor }: Context, { id, seq }: { id: string; seq?: number | undefined }) => {
  const pair = await getPair({ db, actor }, id)
  const parts = [changeEvents(pair, actor)]
  return { my_read: await marks.markAsRead(db, pair, seq, parts) }
}

export const markReceived = async ({ db, actor }: Context) => {
  const unreceived = await marks.listUnreceived(db, actor)
  if (unreceived.length > 0) {
    const ids = unreceived.map(({ id }) => id)
    const events = unreceived.map(({ id, other_account }) => changeEvent(id, other_account))
    await marks.markAsReceived(db, actor, ids, [eventsOf(events)])
  }
  return { unread: await marks.countUnread(db, actor) }
}

export const blockConversation = (ctx: Context, { id }: { id: string }) => setBlocked(ctx, id, true)
export const unblockConversation = (ctx: Context, { id }: { id: string }) => setBlocked(ctx, id, false)

const setBlocked = async ({ db, actor, clock, language }: Context, id: string, isBlocked: boolean) => {
  const pair = await getLockedPair({ db, actor }, id)
  if (pair.is_blocked_by_me !== isBlocked)
    await pairs.setBlocked(db, pair, isBlocked ? clock() : null, [changeEvents(pair, actor)])
  return { message: messagingProblemTexts.in(language).done[isBlocked ? "blocked" : "unblocked"] }
}
