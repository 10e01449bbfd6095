// What waits for an administrator's look: of each conversation and sender the first message stands for those behind it.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import {
  isoInstantMs,
  runAsOneStatement,
  type StatementPart,
  tableOf,
} from "../../platform/database/statement-parts.server.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { FIRST_CONTACT_HOURS } from "../../professionals/first-contacts/first-contact.rules.ts"
import {
  type FirstRequest,
  isFirstContact,
  recipientOfMessage,
  unansweredRequests,
} from "../../professionals/first-contacts/first-contacts.server.ts"
import { joined } from "../conversations/conversation-parts.server.ts"
import { deliveredMessage, waitingMessage } from "../message-conditions.server.ts"
import { filesOfMessage } from "../thread/message.queries.server.ts"
import type { HeldPairState } from "./held-message.rules.ts"
import type { HeldMessage } from "./held-message.schema.ts"

/** Of conversation c and the sender of message h. */
const isCustomer = sql`h.sender_id = c.customer_id`
const bySender = (customer: string, professional: string) =>
  sql`case when ${isCustomer} then ${sql.ref(customer)} else ${sql.ref(professional)} end`

const pairState = sql`
  ${bySender("c.customer_blocked_at", "c.professional_blocked_at")} is not null as is_blocked_by_me,
  ${bySender("c.professional_blocked_at", "c.customer_blocked_at")} is not null as is_blocked_by_other,
  ${bySender("p.business_name", "u.full_name")} = '' as is_former,
  ${bySender("o.suspended_at", "u.suspended_at")} is not null as is_suspended,
  ${bySender("u.suspended_at", "o.suspended_at")} is not null as is_sender_suspended`

const side = sql<Side>`case when ${isCustomer} then 'customer' else 'professional' end`

/** What waits of the sender of h in its conversation. */
const waitingWith = sql`m.conversation_id = h.conversation_id and m.sender_id = h.sender_id and ${waitingMessage()}`

const isWithinADay = (at: RawBuilder<unknown>) => sql`${at}
  between h.created_at - make_interval(hours => ${FIRST_CONTACT_HOURS}) and h.created_at + make_interval(hours => ${FIRST_CONTACT_HOURS})`

const writtenTo = sql`array(select ${recipientOfMessage} from messages m join conversations c on c.id = m.conversation_id
    where m.sender_id = h.sender_id and ${isFirstContact} and ${isWithinADay(sql`m.created_at`)})`

export type HeldMessageRow = Omit<HeldMessage, "obstacle" | "first_contacts"> &
  HeldPairState & { written_to: string[]; asked: FirstRequest[] }

/** One row more than asked for tells whether there is more. */
export const listHeld = async (db: Db, { cursor, limit }: { cursor?: string | undefined; limit: number }) => {
  const { rows } = await sql<HeldMessageRow>`
    select h.id, ${side} as side, nullif(${bySender("u.full_name", "p.business_name")}, '') as sender_name,
      nullif(${bySender("p.business_name", "u.full_name")}, '') as recipient_name, c.professional_id as provider_id,
      ${isoInstantMs("h.held_at")} as held_at, ${writtenTo} as written_to,
      ${unansweredRequests(sql`h.sender_id`, isWithinADay)} as asked, ${pairState},
      (select json_agg(json_build_object('id', m.id, 'content', m.content, 'created_at', ${isoInstantMs("m.created_at")},
          'files', ${filesOfMessage}) order by m.seq) from messages m where ${waitingWith}) as messages
    from messages h join conversations c on c.id = h.conversation_id ${joined}
    where ${waitingMessage("h")}
      and not exists (select from messages m where ${waitingWith} and m.seq < h.seq)
      ${cursor === undefined ? sql`` : sql`and h.id > ${cursor}`}
    order by h.id limit ${limit + 1}`.execute(db)
  return rows
}

export interface HeldConversation extends HeldPairState {
  id: string
  side: Side
  last_seq: number
  sender: string
  recipient: string
}

/** Of a message that is held or was: nobody writes in its conversation until the transaction ends. */
export const lockConversationOf = async (db: Db, messageId: string) => {
  const { rows } = await sql<HeldConversation>`
    select c.id, ${side} as side, c.last_seq, h.sender_id as sender,
      case when ${isCustomer} then o.id else u.id end as recipient, ${pairState}
    from messages h join conversations c on c.id = h.conversation_id ${joined}
    where h.id = ${messageId} and (not ${deliveredMessage("h")} or h.delivered_at is not null)
    for no key update of c`.execute(db)
  return rows[0]
}

/** In their order. An erasure that takes them away meanwhile is waited for. */
export const lockWaiting = async (db: Db, { id, sender }: HeldConversation) => {
  const { rows } = await sql<{ id: string }>`
    select m.id from messages m where m.conversation_id = ${id} and m.sender_id = ${sender} and ${waitingMessage()}
    order by m.seq for update`.execute(db)
  return rows.map((row) => row.id)
}

export const findDecision = async (db: Db, id: string) =>
  (await db.selectFrom("messages").select(["refused_at", "delivered_at"]).where("id", "=", id).executeTakeFirst()) ??
  undefined

export interface Numbered {
  id: string
  seq: number
}

/** They and their conversation must be locked. */
export const markDelivered = (
  db: Db,
  conversation: HeldConversation,
  messages: readonly Numbered[],
  now: Date,
  parts: readonly StatementPart[],
) => {
  const last = messages.at(-1)!.seq
  return runAsOneStatement(db, parts, {
    before: [
      sql`numbered as (update conversations set last_seq = ${last}, ${sql.ref(`${conversation.side}_wrote`)} = ${last},
        active_at = ${now} where id = ${conversation.id})`,
      sql`delivered as (update messages m set seq = n.seq, held_at = null, delivered_at = ${now}
        from ${tableOf("n (id text, seq integer)", messages)} where m.id = n.id)`,
    ],
  })
}

/** They must be locked. */
export const markRefused = (db: Db, ids: readonly string[], now: Date, parts: readonly StatementPart[]) =>
  runAsOneStatement(db, parts, {
    before: [sql`refused as (update messages set refused_at = ${now} where id = any(${[...ids]}::text[]))`],
  })

/**
 * What waits and nobody was told of, unless somebody was told since this moment.
 * @returns how many wait in all; 0 where nothing is to be told
 */
export const markAnnounced = async (db: Db, { now, since }: { now: Date; since: Date }) => {
  const { rows } = await sql<{ count: number }>`
    with announced as (
      update messages m set announced_at = ${now} where ${waitingMessage()} and m.announced_at is null
        and not exists (select from messages a where a.announced_at > ${since})
      returning m.id)
    select count(*)::int as count from messages m where ${waitingMessage()} and exists (select from announced)`.execute(
    db,
  )
  return rows[0]!.count
}
