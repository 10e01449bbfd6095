// Messages: written with their number while their conversation is locked, and read page by page by that number.
import { sql } from "kysely"
import { takedownOf } from "../../moderation/takedown-parts.server.ts"
import { type Party, partyOf } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstantMs, runAsOneStatement, type StatementPart } from "../../platform/database/statement-parts.server.ts"
import { fileAddressOf } from "../../platform/files/file-address.server.ts"
import { DOCUMENT, SOURCE } from "../../platform/files/purposes.ts"
import { likePattern } from "../../platform/search-terms.ts"
import { joined, type Member } from "../conversations/conversation-parts.server.ts"
import type { Pair } from "../conversations/pair.queries.server.ts"
import { EXCERPT_LENGTH } from "../message.rules.ts"
import type { Message } from "../message.schema.ts"
import {
  deliveredMessage,
  readableMessage,
  reportedMessage,
  sentAt,
  visibleMessage,
  waitingMessage,
} from "../message-conditions.server.ts"

/** Of a side of conversation c; null: a former member. */
export const nameOf = (sender: string) =>
  sql`case when ${sql.ref(sender)} = c.customer_id then nullif(u.full_name, '') else nullif(p.business_name, '') end`

/** Of message m, as the adapter of files names them: the address of each size that is served. */
export const filesOfMessage = sql`(select coalesce(json_agg(json_build_object('id', e.id, 'kind', case when e.document_name is null then 'picture' else 'document' end,
    'name', e.document_name, 'bytes', e.bytes,
    'width', e.width, 'height', e.height, 'urls', (select coalesce(json_object_agg(
        case n when ${sql.lit(DOCUMENT)} then 'document' else n end, ${fileAddressOf("e.id", sql.ref("n"))}), '{}')
      from unnest(e.names) n where n <> ${sql.lit(SOURCE)})) order by f.position), '[]')
  from message_files f join files e on e.id = f.file_id where f.message_id = m.id)`

const firstPictureOf = (message: string) => sql`(select ${fileAddressOf("e.id", sql.lit("small"))}
  from message_files f join files e on e.id = f.file_id
  where f.message_id = ${sql.ref(`${message}.id`)} and e.document_name is null order by f.position limit 1)`

const selectMessages = (actor: Member) => sql`
  select m.id, m.seq, m.sender_id, ${nameOf("m.sender_id")} as sender_name, m.sender_id = ${actor.account_id} as is_mine,
    case m.sender_id when ${actor.account_id} then m.client_id end as client_id,
    case when ${readableMessage(actor)} then m.content else '' end as content,
    ${isoInstantMs(sentAt)} as created_at,
    ${deliveredMessage()} and case m.sender_id when c.customer_id then c.professional_received else c.customer_received end >= m.seq
      as is_received,
    ${deliveredMessage()} and case m.sender_id when c.customer_id then c.professional_read else c.customer_read end >= m.seq
      as is_read,
    ${waitingMessage()} as is_held, m.refused_at is not null as is_refused,
    m.hidden_at is not null as is_hidden,
    case m.sender_id when ${actor.account_id} then ${takedownOf("message", "m.id")} end as takedown,
    (select json_build_object('id', q.id, 'seq', q.seq, 'is_mine', q.sender_id = ${actor.account_id},
        'sender_name', ${nameOf("q.sender_id")}, 'is_hidden', not ${readableMessage(actor, "q")},
        'content', case when ${readableMessage(actor, "q")} then left(q.content, ${EXCERPT_LENGTH}) else '' end,
        'picture', case when ${readableMessage(actor, "q")} then ${firstPictureOf("q")} end)
      from messages q where q.id = m.reply_to and ${visibleMessage(actor, "q")}) as reply_to,
    case when ${readableMessage(actor)} then ${filesOfMessage} else '[]' end as files
  from messages m
  join conversations c on c.id = m.conversation_id ${joined}
  where ${visibleMessage(actor)}`

interface Page {
  conversationId: string
  limit: number
  /** Only those before this number; newest first. */
  before?: number | undefined
  /** Only those after it; oldest first. */
  after?: number | undefined
  words?: string | undefined
}

/** One more than asked for tells whether there is more. */
export const listMessages = async (db: Db, actor: Member, { conversationId, limit, before, after, words }: Page) => {
  const { rows } = await sql<Message>`${selectMessages(actor)} and m.conversation_id = ${conversationId}
    ${before === undefined ? sql`` : sql`and m.seq < ${before}`}
    ${after === undefined ? sql`` : sql`and m.seq > ${after}`}
    ${words === undefined ? sql`` : sql`and m.content ilike ${likePattern(words)} and ${readableMessage(actor)}`}
    order by m.seq ${after === undefined ? sql`desc` : sql`asc`} limit ${limit + 1}`.execute(db)
  return rows
}

export const findMessage = async (db: Db, actor: Member, id: string) =>
  (await sql<Message>`${selectMessages(actor)} and m.id = ${id}`.execute(db)).rows[0]

/**
 * What they wrote in this conversation before: the message of this client_id, and whether any waits for a look. The
 * conversation must be locked by a statement before: one that waits for the lock sees the messages from before its wait.
 */
export const findEarlier = async (db: Db, senderId: string, conversationId: string, clientId: string) => {
  const own = sql`m.conversation_id = ${conversationId} and m.sender_id = ${senderId}`
  const { rows } = await sql<{ id: string | null; has_waiting: boolean }>`
    select (select m.id from messages m where ${own} and m.client_id = ${clientId}) as id,
      exists (select from messages m where ${own} and ${waitingMessage()}) as has_waiting`.execute(db)
  return rows[0]!
}

export interface NewMessageRow {
  id: string
  client_id: string
  content: string
  reply_to: string | null
  has_contact: boolean
  held_at: Date | null
  created_at: Date
}

/** The conversation must be locked. An answer to a message of another conversation quotes nothing. */
export const insertMessage = (
  db: Db,
  { id: conversation_id, side }: Pick<Pair, "id" | "side">,
  sender_id: string,
  row: NewMessageRow,
  parts: readonly StatementPart[],
) => {
  const wrote = sql.ref(`${side}_wrote`)
  return runAsOneStatement(db, parts, {
    before: [
      sql`numbered as (
        update conversations set last_seq = last_seq + 1, active_at = ${row.created_at},
          ${wrote} = case when ${row.held_at === null} then last_seq + 1 else ${wrote} end
        where id = ${conversation_id} returning last_seq)`,
      sql`written as (
        insert into messages (id, conversation_id, seq, sender_id, client_id, content, reply_to, has_contact, held_at, created_at)
        select ${row.id}, ${conversation_id}, n.last_seq, ${sender_id}, ${row.client_id}, ${row.content},
          (select q.id from messages q where q.id = ${row.reply_to} and q.conversation_id = ${conversation_id}),
          ${row.has_contact}, ${row.held_at}, ${row.created_at}
        from numbered n)`,
    ],
  })
}

export const insertMessageFiles = async (db: Db, message_id: string, fileIds: readonly string[]) => {
  const rows = fileIds.map((file_id, index) => ({ file_id, message_id, position: index + 1 }))
  await db.insertInto("message_files").values(rows).execute()
}

/** Undefined where there is none, or it was neither reported nor hidden: nobody else's messages are read. */
export const lockForTakedown = async (db: Db, id: string) => {
  const { rows } = await sql<LockedMessage>`
    select c.id as conversation_id, m.seq, m.hidden_at, c.customer_id = m.sender_id as is_of_customer,
      case when c.customer_id = m.sender_id then ${partyOf("u", "u.full_name")} else ${partyOf("o", "p.business_name")} end as author,
      case when c.customer_id = m.sender_id then o.id else u.id end as recipient
    from messages m join conversations c on c.id = m.conversation_id ${joined}
    where m.id = ${id} and ${reportedMessage()} for no key update of m`.execute(db)
  return rows[0]
}

export interface LockedMessage {
  conversation_id: string
  seq: number
  hidden_at: Date | null
  is_of_customer: boolean
  author: Party
  recipient: string
}

/** It must be locked. Those who have the conversation open hear of it. */
export const markHidden = (db: Db, id: string, hidden_at: Date | null, events: StatementPart) =>
  runAsOneStatement(db, [events], {
    before: [sql`marked as (update messages set hidden_at = ${hidden_at} where id = ${id})`],
  })
