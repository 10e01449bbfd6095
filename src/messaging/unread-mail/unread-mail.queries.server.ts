// Whom the clock tells by mail what they have not read: looked for in the indexes of what is unread.
import { sql } from "kysely"
import { type Party, partyOf } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { runAsOneStatement, type StatementPart } from "../../platform/database/statement-parts.server.ts"
import { otherSide, type Side } from "../../platform/sides.rules.ts"
import { joined, mark } from "../conversations/conversation-parts.server.ts"
import { deliveredMessage, sentAt } from "../message-conditions.server.ts"
import { MAIL_EXCERPT, MAIL_MESSAGES, type UnreadMailBounds } from "./unread-mail.rules.ts"

export interface UnreadConversation {
  id: string
  reader: Party
  sender_name: string
  unread: number
  /** The first ones. */
  messages: { content: string; files: number }[]
}

/**
 * Locked, at most so many: the oldest unread message has waited long enough, and nothing was mailed since they last read.
 * Those that another transaction has locked wait for the next round. Nothing is mailed between two of whom one has blocked
 * the other, nor of who is suspended or gone.
 */
export const lockUnmailed = async (
  db: Db,
  side: Side,
  { writtenBefore, visitBefore, now }: UnreadMailBounds,
  limit: number,
) => {
  const [read, mailed, wrote] = [mark(side, "read"), mark(side, "mailed"), mark(otherSide[side], "wrote")]
  const { account, name } =
    side === "customer" ? { account: "o", name: "p.business_name" } : { account: "u", name: "u.full_name" }
  const sender = sql.ref(`${account}.id`)
  const unread = sql`messages m where m.conversation_id = c.id and m.seq > ${read} and m.sender_id = ${sender}
    and ${deliveredMessage()} and m.hidden_at is null`
  const { rows } = await sql<UnreadConversation>`
    select c.id, ${side === "customer" ? partyOf("u", "u.full_name") : partyOf("o", "p.business_name")} as reader,
      ${sql.ref(name)} as sender_name,
      (select count(*)::int from ${unread}) as unread,
      (select coalesce(json_agg(f), '[]') from (
        select left(m.content, ${MAIL_EXCERPT}) as content,
          (select count(*)::int from message_files a where a.message_id = m.id) as files
        from ${unread} order by m.seq limit ${MAIL_MESSAGES}) f) as messages
    from conversations c ${joined}
    where ${wrote} > ${read} and ${mailed} <= ${read}
      and c.customer_blocked_at is null and c.professional_blocked_at is null
      and ${sql.ref(name)} <> '' and ${sql.ref(`${account}.suspended_at`)} is null
      and (select min(${sentAt}) from ${unread}) <= ${writtenBefore}
      ${
        visitBefore
          ? sql`and exists (select from bookings b where b.customer_id = c.customer_id
              and b.professional_id = c.professional_id and b.status in ('pending', 'confirmed')
              and b.starts_at between ${now} and ${visitBefore})`
          : sql``
      }
    order by c.id limit ${limit} for no key update of c skip locked`.execute(db)
  return rows
}

/** They must be locked. */
export const markMailed = (db: Db, side: Side, ids: readonly string[], parts: readonly StatementPart[]) =>
  runAsOneStatement(db, parts, {
    before: [
      sql`mailed as (update conversations set ${sql.ref(`${side}_mailed`)} = ${sql.ref(`${otherSide[side]}_wrote`)}
        where id = any(${[...ids]}::text[]))`,
    ],
  })
