// Parts of statements about conversations c of an actor: whose they are, and which side is mine.
import { type RawBuilder, sql } from "kysely"
import type { Actor } from "../../platform/actor.ts"
import { otherSide, type Side } from "../../platform/sides.rules.ts"

export type Sql = RawBuilder<unknown>
export type Member = Pick<Actor, "account_id" | "professional_id" | "is_customer" | "is_professional">

/** A session has the rights of its roles alone: an administrator's reads nobody's messages. */
export const sideConditions = (actor: Member): Record<Side, Sql> => ({
  customer: actor.is_customer ? sql`c.customer_id = ${actor.account_id}` : sql`false`,
  professional: actor.is_professional ? sql`c.professional_id = ${actor.professional_id}` : sql`false`,
})

/** Of `conversations c`. */
export const memberCondition = (actor: Member) => {
  const { customer, professional } = sideConditions(actor)
  return sql`(${customer} or ${professional})`
}

/** Nobody has a conversation with themselves. */
export const mySide = ({ account_id }: Member) =>
  sql<Side>`case c.customer_id when ${account_id} then 'customer' else 'professional' end`

export const mark = (side: Side, name: "wrote" | "received" | "read" | "mailed") => sql.ref(`c.${side}_${name}`)

/** What the actor's side of it has. */
export const ofMySide = ({ account_id }: Member, of: (side: Side) => Sql) =>
  sql`case c.customer_id when ${account_id} then ${of("customer")} else ${of("professional")} end`

/** A mark of mine, or of the other side. */
export const bySide = (actor: Member, whose: "me" | "other", name: "wrote" | "received" | "read") => {
  return ofMySide(actor, (side) => mark(whose === "me" ? side : otherSide[side], name))
}

/** The two of a conversation c: customer u, professional p with the account o. */
export const joined = sql`
  join accounts u on u.id = c.customer_id
  join professionals p on p.id = c.professional_id
  join accounts o on o.id = p.account_id`

/** Of a pair: how it stands between the two. */
export const pairColumns = ({ account_id }: Member) => sql`
  case c.customer_id when ${account_id} then c.customer_blocked_at else c.professional_blocked_at end is not null
    as is_blocked_by_me,
  case c.customer_id when ${account_id} then c.professional_blocked_at else c.customer_blocked_at end is not null
    as is_blocked_by_other,
  case c.customer_id when ${account_id} then p.business_name else u.full_name end = '' as is_former,
  case c.customer_id when ${account_id} then o.suspended_at else u.suspended_at end is not null as is_suspended,
  case c.customer_id when ${account_id} then o.id else u.id end as other_account`
