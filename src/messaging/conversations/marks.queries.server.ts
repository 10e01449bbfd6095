// What each side has received and read of the other's messages.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { runAsOneStatement, type StatementPart } from "../../platform/database/statement-parts.server.ts"
import { otherSide, sides } from "../../platform/sides.rules.ts"
import { type Member, mark, memberCondition, sideConditions } from "./conversation-parts.server.ts"
import type { Pair } from "./pair.queries.server.ts"

/** Up to this number, or all. @returns the mark, and whether it has changed; parts are written only then */
export const markAsRead = async (
  db: Db,
  pair: Pick<Pair, "id" | "side">,
  seq: number | undefined,
  parts: readonly StatementPart[],
) => {
  const [read, received] = [`${pair.side}_read`, `${pair.side}_received`]
  const wrote = sql.ref(`${otherSide[pair.side]}_wrote`)
  const target = seq === undefined ? wrote : sql`least(${seq}, ${wrote})`
  const [row] = await runAsOneStatement<{ my_read: number }>(db, parts, {
    before: [
      sql`marked as (update conversations set ${sql.ref(read)} = ${target}, ${sql.ref(received)} = greatest(${sql.ref(received)}, ${target})
        where id = ${pair.id} and ${sql.ref(read)} < ${target} returning ${sql.ref(read)} as my_read)`,
    ],
    condition: sql`exists (select from marked)`,
    answer: sql`select coalesce((select my_read from marked), (select ${sql.ref(read)} from conversations where id = ${pair.id})) as my_read`,
  })
  return row!.my_read
}

interface Unreceived {
  id: string
  other_account: string
}

/** Conversations with messages that no browser of this person has yet. */
export const listUnreceived = async (db: Db, actor: Member) => {
  const conditions = sideConditions(actor)
  const branches = sides.map((side) => {
    const [mine, wrote] = [mark(side, "received"), mark(otherSide[side], "wrote")]
    // The index of what is unread holds all that is not received.
    return sql`select c.id, ${side === "customer" ? sql`p.account_id` : sql`c.customer_id`} as other_account
      from conversations c join professionals p on p.id = c.professional_id
      where ${conditions[side]} and ${wrote} > ${mark(side, "read")} and ${wrote} > ${mine}`
  })
  return (await sql<Unreceived>`${sql.join(branches, sql` union all `)}`.execute(db)).rows
}

export const markAsReceived = (db: Db, actor: Member, ids: readonly string[], parts: readonly StatementPart[]) =>
  runAsOneStatement(db, parts, {
    before: [
      sql`marked as (update conversations c set
        customer_received = case c.customer_id when ${actor.account_id} then c.professional_wrote else c.customer_received end,
        professional_received = case c.customer_id when ${actor.account_id} then c.professional_received else c.customer_wrote end
        where c.id = any(${[...ids]}::text[]) and ${memberCondition(actor)})`,
    ],
  })

/** In how many conversations something is unread. */
export const countUnread = async (db: Db, actor: Member) => {
  const conditions = sideConditions(actor)
  const counts = sides.map(
    (side) => sql`(select count(*) from conversations c where ${conditions[side]}
      and ${mark(otherSide[side], "wrote")} > ${mark(side, "read")})`,
  )
  const { rows } = await sql<{ unread: number }>`select (${sql.join(counts, sql` + `)})::int as unread`.execute(db)
  return rows[0]!.unread
}
