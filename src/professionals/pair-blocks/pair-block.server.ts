// A customer and a professional of whom one has blocked the other agree on nothing new. The block stands in their
// conversation; who makes requests and bookings asks here, and need not know of messages.
import { type RawBuilder, sql } from "kysely"
import { localize } from "../../platform/language/language.ts"
import { conflict } from "../../platform/problem.ts"
import { pairBlockTexts } from "./texts.ts"

/** As the customer sees it. */
export type PairBlock = "blocked_by_you" | "blocked"

const ofPair = (customer: RawBuilder<unknown>, professional: RawBuilder<unknown>) =>
  sql`conversations v where v.customer_id = ${customer} and v.professional_id = ${professional}`

/** To be selected; null: neither has blocked the other. */
export const pairBlock = (customer: RawBuilder<unknown>, professional: RawBuilder<unknown>) =>
  sql<PairBlock | null>`(select case when v.customer_blocked_at is not null then 'blocked_by_you'
    when v.professional_blocked_at is not null then 'blocked' end from ${ofPair(customer, professional)})`

/** To be selected: since when one of them has blocked the other; null: neither has. */
export const blockedSince = (customer: RawBuilder<unknown>, professional: RawBuilder<unknown>) =>
  sql<Date | null>`(select least(v.customer_blocked_at, v.professional_blocked_at) from ${ofPair(customer, professional)})`

/** For the statement that writes: a block may have come since it was looked at. */
export const isPairUnblocked = (customer: RawBuilder<unknown>, professional: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select from ${ofPair(customer, professional)}
    and (v.customer_blocked_at is not null or v.professional_blocked_at is not null))`

export const refuseBlocked = (refusal: PairBlock | null) => {
  if (refusal)
    throw conflict(
      localize(pairBlockTexts, (t) => t[refusal]),
      { refusal },
    )
}
