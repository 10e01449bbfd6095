// Conversations as their two people see them. Every read is scoped to the actor: a stranger's conversation is treated as
// an unknown one.
import { sql } from "kysely"
import { portraitUrlsOf } from "../../accounts/portrait/portrait-urls.server.ts"
import { proposalSeenBy, statusSeenBy } from "../../bookings/booking-visibility.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstant, isoInstantMs } from "../../platform/database/statement-parts.server.ts"
import { sides } from "../../platform/sides.rules.ts"
import type { AnswerTime } from "../../professionals/answer-time/answer-time.rules.ts"
import { answerTimeColumn } from "../../professionals/answer-time/answer-time-column.server.ts"
import { shownRequestStatus } from "../../requests/request-conditions.server.ts"
import { isOpenSomewhere } from "../../services/service-types.server.ts"
import { EXCERPT_LENGTH, MOST_UNREAD, type PairState } from "../message.rules.ts"
import type { Conversation, ConversationDetail } from "../message.schema.ts"
import { deliveredMessage, readableMessage, sentAt, visibleMessage } from "../message-conditions.server.ts"
import {
  bySide,
  joined,
  type Member,
  memberCondition,
  mySide,
  ofMySide,
  pairColumns,
  type Sql,
  sideConditions,
} from "./conversation-parts.server.ts"

const listColumns = (actor: Member) => sql`
  c.id, ${mySide(actor)} as side, nullif(u.full_name, '') as user_name, nullif(p.business_name, '') as provider_name,
  c.professional_id as provider_id,
  case c.customer_id when ${actor.account_id} then ${portraitUrlsOf("o.id")} else ${portraitUrlsOf("u.id")} end as portrait,
  l.content as last_message, l.at as last_message_at, coalesce(l.is_mine, false) as last_message_is_mine,
  coalesce(l.files, 0) as last_message_files, coalesce(l.is_hidden, false) as last_message_is_hidden,
  (select count(*)::int from (select from messages m where m.conversation_id = c.id and ${deliveredMessage()}
    and m.sender_id <> ${actor.account_id} and m.seq > ${bySide(actor, "me", "read")}
    limit ${MOST_UNREAD + 1}) n) as unread_count,
  ${isoInstantMs("c.active_at")} as active_at`

const lastMessage = (actor: Member) => sql`
  left join lateral (
    select case when ${readableMessage(actor)} then left(m.content, ${EXCERPT_LENGTH}) else '' end as content,
      not ${readableMessage(actor)} as is_hidden, ${isoInstantMs(sentAt)} as at,
      m.sender_id = ${actor.account_id} as is_mine,
      (select count(*)::int from message_files f where f.message_id = m.id) as files
    from messages m where m.conversation_id = c.id and ${visibleMessage(actor)} order by m.seq desc limit 1) l on true`

/** A question without a word yet is shown to nobody but its customer. */
const isBegun = sql`(c.opened_by <> 'question' or c.customer_wrote > 0 or c.professional_wrote > 0)`

interface Page {
  before?: string | undefined
  limit: number
  /** Ids of one of the pair: only their conversation. */
  booking?: string | undefined
  request?: string | undefined
}

/** That a row of this table is of the pair. */
const isAbout = (table: "bookings" | "service_requests", id: string | undefined) =>
  id === undefined
    ? sql``
    : sql`and exists (select from ${sql.table(table)} a where a.id = ${id} and a.customer_id = c.customer_id
        and a.professional_id = c.professional_id)`

interface Reader {
  actor: Member
  now: Date
}

/** Bookings b of the pair of c with the status that the reader sees: what is ahead, next first, before what is over. */
const bookingsOfPair = (columns: Sql, { actor, now }: Reader, limit: number) => sql`
  select b.id, t.name as service_name, v.status, ${isoInstant("b.starts_at")} as start_time ${columns}
  from bookings b join professional_services s on s.id = b.service_id join service_types t on t.id = s.service_type_id
  cross join lateral (select ${ofMySide(actor, (side) => statusSeenBy(side, now))} as status,
    ${ofMySide(actor, (side) => proposalSeenBy(side, now))} as is_proposal_visible) v
  where b.customer_id = c.customer_id and b.professional_id = c.professional_id
  order by (b.status in ('pending', 'confirmed') and b.ends_at > ${now}) desc,
    abs(extract(epoch from b.starts_at - ${now})) limit ${sql.lit(limit)}`

/** For the line of a conversation in which nothing is written yet. */
const nearestBooking = (reader: Reader) => sql`
  case when l.at is null then (select to_jsonb(x) - 'id' from (${bookingsOfPair(sql``, reader, 1)}) x) end as booking`

const contextBookings = (reader: Reader) => sql`
  (select coalesce(json_agg(x), '[]') from (${bookingsOfPair(
    sql`, b.service_id, ${isoInstant("b.ends_at")} as end_time,
      case when v.is_proposal_visible then b.proposed_by end as proposed_by,
      case when v.is_proposal_visible then ${isoInstant("b.proposed_start")} end as proposed_time,
      (b.address <> '' or b.delivery is distinct from 'at_site') as has_address`,
    reader,
    3,
  )}) x) as bookings`

const latestRequest = (columns: Sql, now: Date) => sql`
  (select to_jsonb(x) from (select t.name as service_name, ${shownRequestStatus(now)} as status ${columns}
    from service_requests r join professional_services s on s.id = r.service_id join service_types t on t.id = s.service_type_id
    where r.customer_id = c.customer_id and r.professional_id = c.professional_id order by r.id desc limit 1) x)`

const requestBeforeWords = (now: Date) =>
  sql`case when l.at is null then ${latestRequest(sql`, left(r.message, ${EXCERPT_LENGTH}) as message`, now)} end as request`

const contextRequest = (now: Date) =>
  sql`${latestRequest(
    sql`, r.message, r.id, r.service_id, t.slug as service_type, ${isoInstant("r.created_at")} as created_at`,
    now,
  )} as request`

/** One row more than asked for tells whether there is more. */
export const listConversations = async (db: Db, reader: Reader, page: Page): Promise<Conversation[]> => {
  const { actor } = reader
  const { before, limit } = page
  const conditions = sideConditions(actor)
  const about = sql`${isAbout("bookings", page.booking)} ${isAbout("service_requests", page.request)}`
  const rest = before
    ? sql`and (c.active_at, c.id) < (select b.active_at, b.id from conversations b where b.id = ${before})`
    : sql``
  const branches = sides.map(
    (side) => sql`(select c.* from conversations c where ${conditions[side]} ${rest} ${about}
      ${side === "professional" ? sql`and ${isBegun}` : sql``}
      order by c.active_at desc, c.id desc limit ${limit + 1})`,
  )
  const { rows } = await sql<Conversation>`
    select ${listColumns(actor)}, ${nearestBooking(reader)}, ${requestBeforeWords(reader.now)} from (${sql.join(branches, sql` union all `)}) c ${joined} ${lastMessage(actor)}
    order by c.active_at desc, c.id desc limit ${limit + 1}`.execute(db)
  return rows
}

export type ConversationRecord = Omit<ConversationDetail, "write_refusal" | "is_blocked_by_me" | "answer_time"> &
  PairState & { other_account: string; answer_time: AnswerTime | null }

const sharedContact = sql`(select json_build_object('phone', h.phone, 'email', h.email, 'shared_at', ${isoInstant("h.shared_at")})
  from shared_contacts h where h.conversation_id = c.id) as shared_contact`

const bookableService = sql`
  (select s.id from professional_services s join service_types t on t.id = s.service_type_id
    where s.professional_id = p.id and s.is_active and s.removed_at is null and ${isOpenSomewhere}
    and exists (select from public_professionals v where v.id = p.id) order by s.id limit 1) as service_id`

export const findConversation = async (db: Db, reader: Reader, id: string) => {
  const { actor, now } = reader
  const { rows } = await sql<ConversationRecord>`
    select ${listColumns(actor)}, c.last_seq, ${bySide(actor, "me", "read")} as my_read,
      ${bySide(actor, "other", "received")} as other_received, ${bySide(actor, "other", "read")} as other_read,
      ${pairColumns(actor)}, ${sharedContact}, ${nearestBooking(reader)}, ${contextBookings(reader)}, ${contextRequest(now)},
      ${bookableService},
      ${answerTimeColumn("c.professional_id")}
    from conversations c ${joined} ${lastMessage(actor)}
    where c.id = ${id} and ${memberCondition(actor)}`.execute(db)
  return rows[0]
}
