// A customer and a professional talk. Whoever writes locks the conversation, so its messages get one order for both sides, and
// what is sent twice with one client_id is stored once. The other side's open pages hear of it by an event that carries ids.
import { eventsOf, type NewEvent } from "../../events/event.server.ts"
import { sendTransient } from "../../events/event-relay.server.ts"
import { claimFile } from "../../files/file.server.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { newId } from "../../platform/id.ts"
import { hasContact } from "../../professionals/first-contacts/first-contact.rules.ts"
import { isContactTooMany } from "../../professionals/first-contacts/first-contacts.server.ts"
import { isBegun, type Pair } from "../conversations/pair.queries.server.ts"
import { getLockedPair, getPair, refuseWriting } from "../conversations/pair.server.ts"
import { writeRefusal } from "../message.rules.ts"
import type { Message, NewMessage } from "../message.schema.ts"
import * as messageRows from "./message.queries.server.ts"
import { listThreadEvents } from "./thread-event.queries.server.ts"

type Context = Ctx<"signed_in">
interface MessagesQuery {
  id: string
  limit: number
  cursor?: number | undefined
  after?: number | undefined
  around?: number | undefined
}

export const listMessages = async ({ db, actor, clock }: Context, query: MessagesQuery) => {
  const pair = await getPair({ db, actor }, query.id)
  const page = await readPage({ db, actor }, query)
  const { messages, hasOlder, newer } = page
  const span = {
    from: hasOlder ? messages[0]?.created_at : undefined,
    to: newer === null ? undefined : messages.at(-1)?.created_at,
  }
  const events = await listThreadEvents(db, { ...pair, me: actor.account_id }, span, clock())
  return { messages, events, next: hasOlder && messages[0] ? String(messages[0].seq) : null, newer }
}

interface MessagePage {
  messages: Message[]
  hasOlder: boolean
  newer: string | null
}

/** Ascending. */
const readPage = async (
  { db, actor }: Pick<Context, "db" | "actor">,
  { id: conversationId, limit, cursor, after, around }: MessagesQuery,
): Promise<MessagePage> => {
  const list = (page: { limit: number; before?: number | undefined; after?: number | undefined }) =>
    messageRows.listMessages(db, actor, { conversationId, ...page })
  if (around !== undefined) {
    const half = Math.ceil(limit / 2)
    const older = await list({ limit: half, before: around + 1 })
    const newer = await list({ limit: half, after: around })
    const messages = [...older.slice(0, half).toReversed(), ...newer.slice(0, half)]
    return { messages, hasOlder: older.length > half, newer: newer.length > half ? String(messages.at(-1)!.seq) : null }
  }
  if (after !== undefined) {
    const rows = await list({ limit, after })
    const messages = rows.slice(0, limit)
    return { messages, hasOlder: after > 0, newer: rows.length > limit ? String(messages.at(-1)!.seq) : null }
  }
  const rows = await list({ limit, before: cursor })
  const messages = rows.slice(0, limit).toReversed()
  const newer = cursor === undefined || messages.length === 0 ? null : String(messages.at(-1)!.seq)
  return { messages, hasOlder: rows.length > limit, newer }
}

export const searchMessages = async (
  { db, actor }: Context,
  { id, q, limit, cursor }: { id: string; q: string; limit: number; cursor?: number | undefined },
) => {
  await getPair({ db, actor }, id)
  const rows = await messageRows.listMessages(db, actor, { conversationId: id, words: q, before: cursor, limit })
  const { page: messages, next } = pageOf(rows, limit, ({ seq }) => String(seq))
  return { messages, next }
}

export const sendMessage = async (ctx: Context, input: NewMessage) => {
  const { db, actor, clock } = ctx
  const pair = await getLockedPair({ db, actor }, input.id)
  const client_id = input.client_id ?? newId()
  const earlier = await messageRows.findEarlier(db, actor.account_id, pair.id, client_id)
  // Also where they were blocked since: it is there.
  if (earlier.id) return getSent(ctx, earlier.id)
  refuseWriting(pair)
  const now = clock()
  const has_contact = hasContact(input.content)
  // What comes after a held one must not arrive before it.
  const held_at = earlier.has_waiting || (has_contact && (await isAdvertising(ctx, pair, now))) ? now : null
  const id = newId()
  const row = {
    id,
    client_id,
    content: input.content,
    reply_to: input.reply_to ?? null,
    has_contact,
    held_at,
    created_at: now,
  }
  const hears = held_at ? [actor.account_id] : [pair.other_account, actor.account_id]
  const params = { conversation_id: pair.id, id, seq: String(pair.last_seq + 1) }
  const events = hears.map((account_id): NewEvent => ({ account_id, kind: "message_created", params }))
  await messageRows.insertMessage(db, pair, actor.account_id, row, [eventsOf(events)])
  await attach(ctx, id, input.file_ids, now)
  return getSent(ctx, id)
}

const getSent = async ({ db, actor }: Context, id: string) => {
  const message = await messageRows.findMessage(db, actor, id)
  return { message_id: id, message: message! }
}

/**
 * Whoever leaves a link or a number with many people. Not where a visit or an accepted request has brought them together,
 * nor once the other side has written.
 */
const isAdvertising = async ({ db, actor }: Context, pair: Pair, now: Date) =>
  pair.other_wrote === 0 && (await isContactTooMany(db, actor.account_id, pair, now))

const attach = async ({ db, actor }: Context, messageId: string, fileIds: readonly string[], now: Date) => {
  if (fileIds.length === 0) return
  for (const id of fileIds)
    await claimFile(db, { account_id: actor.account_id, id, purpose: "message" }, now, "file_ids")
  await messageRows.insertMessageFiles(db, messageId, fileIds)
}

export const tellTyping = async ({ db, actor }: Context, { id }: { id: string }) => {
  const pair = await getPair({ db, actor }, id)
  const params = { conversation_id: id, after: String(pair.last_seq) }
  if (isBegun(pair) && !writeRefusal(pair)) sendTransient(db, pair.other_account, { kind: "typing", params })
  return {}
}
