// A conversation as the one thing of two people: found for an act, opened, blocked.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { runAsOneStatement, type StatementPart } from "../../platform/database/statement-parts.server.ts"
import type { Side } from "../../platform/sides.rules.ts"
import type { PairState } from "../message.rules.ts"
import { bySide, joined, type Member, memberCondition, mySide, pairColumns } from "./conversation-parts.server.ts"

export interface Pair extends PairState {
  id: string
  customer_id: string
  professional_id: string
  side: Side
  other_account: string
  last_seq: number
  /** Numbers of the last message of each that the other one may see. */
  my_wrote: number
  other_wrote: number
  opened_by: "question" | "request" | "booking"
}

/** Of a question without a word yet its professional does not hear. Also in SQL (`listConversations`). */
export const isBegun = ({ opened_by, my_wrote, other_wrote }: Pair) =>
  opened_by !== "question" || my_wrote > 0 || other_wrote > 0

const selectPair = (actor: Member, id: string) => sql<Pair>`
  select c.id, c.customer_id, c.professional_id, ${mySide(actor)} as side, c.last_seq, ${bySide(actor, "me", "wrote")} as my_wrote,
    ${bySide(actor, "other", "wrote")} as other_wrote, c.opened_by, ${pairColumns(actor)}
  from conversations c ${joined} where c.id = ${id} and ${memberCondition(actor)}`

export const findPair = async (db: Db, actor: Member, id: string) => (await selectPair(actor, id).execute(db)).rows[0]

/** Nobody else writes in it until the transaction ends. */
export const lockPair = async (db: Db, actor: Member, id: string) =>
  (await sql<Pair>`${selectPair(actor, id)} for no key update of c`.execute(db)).rows[0]

interface OpenedConversation {
  id: string
  customer_id: string
  professional_id: string
  now: Date
}

/** @returns the id of the pair's one conversation; undefined where there is no such professional to write to */
export const insertConversation = async (db: Db, { id, customer_id, professional_id, now }: OpenedConversation) => {
  const { rows } = await sql<{ id: string }>`
    with opened as (
      insert into conversations (id, customer_id, professional_id, opened_by, opened_at, active_at)
      select ${id}, ${customer_id}, p.id, 'question', ${now}, ${now} from public_professionals p
      where p.id = ${professional_id} and p.account_id <> ${customer_id}
      on conflict (customer_id, professional_id) do update set last_seq = conversations.last_seq returning id)
    select id from opened
    union all select c.id from conversations c
      where c.customer_id = ${customer_id} and c.professional_id = ${professional_id} limit 1`.execute(db)
  return rows[0]?.id
}

export const setBlocked = (
  db: Db,
  { id, side }: Pick<Pair, "id" | "side">,
  at: Date | null,
  parts: readonly StatementPart[],
) =>
  runAsOneStatement(db, parts, {
    before: [sql`blocked as (update conversations set ${sql.ref(`${side}_blocked_at`)} = ${at} where id = ${id})`],
  })
