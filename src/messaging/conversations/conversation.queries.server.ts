// Conversations as their two people see them, and their marks: what each side has received and read. Every read is scoped to
// the actor: a stranger's conversation is treated as an unknown one.
import { type RawBuilder, sql } from "kysely"
import { portraitUrlsOf } from "../../accounts/portrait/portrait-urls.server.ts"
import { type Side, sides } from "../../bookings/booking.rules.ts"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import {
  isoInstant,
  isoInstantMs,
  runAsOneStatement,
  type StatementPart,
} from "../../platform/database/statement-parts.server.ts"
import type { AnswerTime } from "../../professionals/answer-time/answer-time.rules.ts"
import { answerTimeColumn } from "../../professionals/answer-time/answer-time-column.server.ts"
import { EXCERPT_LENGTH, MOST_UNREAD, otherSide, type PairState } from "../message.rules.ts"
import type { Conversation, ConversationDetail } from "../message.schema.ts"

type Sql = RawBuilder<unknown>
export type Member = Pick<Actor, "account_id" | "professional_id" | "is_customer" | "is_professional">

/** A session has the rights of its roles alone: an administrator's reads nobody's messages. */
const sideConditions = (actor: Member): Record<Side, Sql> => ({
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

const mark = (side: Side, name: "wrote" | "received" | "read") => sql.ref(`c.${side}_${name}`)

/** A mark of mine, or of the other side. */
const bySide = (actor: Member, whose: "me" | "other", name: "wrote" | "received" | "read") => {
  const [customer, professional] = sides.map((side) => mark(whose === "me" ? side : otherSide[side], name))
  return sql<number>`case c.customer_id when ${actor.account_id} then ${customer} else ${professional} end`
}

/** Of messages m of conversations c: what this person may see. */
export const visibleMessage = ({ account_id }: Member) => sql`(m.held_at is null or m.sender_id = ${account_id})`

/** Of messages m: held, and not decided yet. */
export const waitingMessage = sql`(m.held_at is not null and m.refused_at is null)`

/** When the other side got a message m: one that was held stands where it was delivered. */
export const sentAt = sql`coalesce(m.delivered_at, m.created_at)`

/** The two of a conversation c: customer u, professional p with the account o. */
export const joined = sql`
  join accounts u on u.id = c.customer_id
  join professionals p on p.id = c.professional_id
  join accounts o on o.id = p.account_id`

const listColumns = (actor: Member) => sql`
  c.id, ${mySide(actor)} as side, nullif(u.full_name, '') as user_name, nullif(p.business_name, '') as provider_name,
  c.professional_id as provider_id,
  case c.customer_id when ${actor.account_id} then ${portraitUrlsOf("o.id")} else ${portraitUrlsOf("u.id")} end as portrait,
  l.content as last_message, l.at as last_message_at, coalesce(l.is_mine, false) as last_message_is_mine,
  coalesce(l.files, 0) as last_message_files,
  (select count(*)::int from (select from messages m where m.conversation_id = c.id and m.held_at is null
    and m.sender_id <> ${actor.account_id} and m.seq > ${bySide(actor, "me", "read")}
    limit ${MOST_UNREAD + 1}) n) as unread_count,
  ${isoInstantMs("c.active_at")} as active_at`

const lastMessage = (actor: Member) => sql`
  left join lateral (
    select left(m.content, ${EXCERPT_LENGTH}) as content, ${isoInstantMs(sentAt)} as at,
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
  /** The status of a booking b as this side sees it. */
  statusOf: (side: Side) => Sql
}

/** Bookings b of the pair of c with the status that the reader sees: what is ahead, next first, before what is over. */
const bookingsOfPair = (columns: Sql, { actor, now, statusOf }: Reader, limit: number) => sql`
  select b.id, t.name as service_name, v.status, ${isoInstant("b.starts_at")} as start_time ${columns}
  from bookings b join professional_services s on s.id = b.service_id join service_types t on t.id = s.service_type_id
  cross join lateral (select case c.customer_id when ${actor.account_id} then ${statusOf("customer")}
    else ${statusOf("professional")} end as status) v
  where b.customer_id = c.customer_id and b.professional_id = c.professional_id
  order by (b.status in ('pending', 'confirmed') and b.ends_at > ${now}) desc,
    abs(extract(epoch from b.starts_at - ${now})) limit ${sql.lit(limit)}`

/** For the line of a conversation in which nothing is written yet. */
const nearestBooking = (reader: Reader) => sql`
  case when l.at is null then (select to_jsonb(x) - 'id' from (${bookingsOfPair(sql``, reader, 1)}) x) end as booking`

const contextBookings = (reader: Reader) => sql`
  (select coalesce(json_agg(x), '[]') from (${bookingsOfPair(
    sql`, b.service_id, ${isoInstant("b.ends_at")} as end_time,
      case when b.held_until is null then b.proposed_by end as proposed_by,
      case when b.held_until is null then ${isoInstant("b.proposed_start")} end as proposed_time,
      (b.address <> '' or b.delivery is distinct from 'at_site') as has_address`,
    reader,
    3,
  )}) x) as bookings`

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
    select ${listColumns(actor)}, ${nearestBooking(reader)} from (${sql.join(branches, sql` union all `)}) c ${joined} ${lastMessage(actor)}
    order by c.active_at desc, c.id desc limit ${limit + 1}`.execute(db)
  return rows
}

export type ConversationRecord = Omit<ConversationDetail, "write_refusal" | "is_blocked_by_me" | "answer_time"> &
  PairState & { other_account: string; answer_time: AnswerTime | null }

/** Of a pair: how it stands between the two. */
const pairColumns = ({ account_id }: Member) => sql`
  case c.customer_id when ${account_id} then c.customer_blocked_at else c.professional_blocked_at end is not null
    as is_blocked_by_me,
  case c.customer_id when ${account_id} then c.professional_blocked_at else c.customer_blocked_at end is not null
    as is_blocked_by_other,
  case c.customer_id when ${account_id} then p.business_name else u.full_name end = '' as is_former,
  case c.customer_id when ${account_id} then o.suspended_at else u.suspended_at end is not null as is_suspended,
  case c.customer_id when ${account_id} then o.id else u.id end as other_account`

const sharedContact = sql`(select json_build_object('phone', h.phone, 'email', h.email, 'shared_at', ${isoInstant("h.shared_at")})
  from shared_contacts h where h.conversation_id = c.id) as shared_contact`

const latestRequest = (now: Date) => sql`
  (select json_build_object('id', r.id, 'service_id', r.service_id, 'service_type', t.slug, 'service_name', t.name,
      'status', case when r.status = 'pending' and r.answer_due_at <= ${now} then 'lapsed' else r.status end,
      'message', r.message, 'created_at', ${isoInstant("r.created_at")})
    from service_requests r join professional_services s on s.id = r.service_id join service_types t on t.id = s.service_type_id
    where r.customer_id = c.customer_id and r.professional_id = c.professional_id order by r.id desc limit 1) as request`

const bookableService = sql`
  (select s.id from professional_services s where s.professional_id = p.id and s.is_active and s.removed_at is null
    and exists (select from public_professionals v where v.id = p.id) order by s.id limit 1) as service_id`

export const findConversation = async (db: Db, reader: Reader, id: string) => {
  const { actor, now } = reader
  const { rows } = await sql<ConversationRecord>`
    select ${listColumns(actor)}, c.last_seq, ${bySide(actor, "me", "read")} as my_read,
      ${bySide(actor, "other", "received")} as other_received, ${bySide(actor, "other", "read")} as other_read,
      ${pairColumns(actor)}, ${sharedContact}, ${nearestBooking(reader)}, ${contextBookings(reader)}, ${latestRequest(now)},
      ${bookableService},
      ${answerTimeColumn("c.professional_id")}
    from conversations c ${joined} ${lastMessage(actor)}
    where c.id = ${id} and ${memberCondition(actor)}`.execute(db)
  return rows[0]
}

export interface Pair extends PairState {
  id: string
  side: Side
  other_account: string
  last_seq: number
  /** Numbers of the last message of each that the other one may see. */
  my_wrote: number
  other_wrote: number
  opened_by: "question" | "request" | "booking"
}

const selectPair = (actor: Member, id: string) => sql<Pair>`
  select c.id, ${mySide(actor)} as side, c.last_seq, ${bySide(actor, "me", "wrote")} as my_wrote,
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

export const setBlocked = (
  db: Db,
  { id, side }: Pick<Pair, "id" | "side">,
  at: Date | null,
  parts: readonly StatementPart[],
) =>
  runAsOneStatement(db, parts, {
    before: [sql`blocked as (update conversations set ${sql.ref(`${side}_blocked_at`)} = ${at} where id = ${id})`],
  })

export interface NewSharedContact {
  conversation_id: string
  phone: string | null
  email: string | null
  shared_at: Date
}

export const writeSharedContact = async (db: Db, row: NewSharedContact) => {
  const { conversation_id: _, ...rest } = row
  await db
    .insertInto("shared_contacts")
    .values(row)
    .onConflict((conflict) => conflict.column("conversation_id").doUpdateSet(rest))
    .execute()
}

export const deleteSharedContact = async (db: Db, conversationId: string) => {
  await db.deleteFrom("shared_contacts").where("conversation_id", "=", conversationId).execute()
}

export const listQuickReplies = async (db: Db, professionalId: string) =>
  (
    await db
      .selectFrom("quick_replies")
      .select("content")
      .where("professional_id", "=", professionalId)
      .orderBy("position")
      .execute()
  ).map(({ content }) => content)

export const replaceQuickReplies = async (db: Db, professional_id: string, texts: readonly string[]) => {
  await db.deleteFrom("quick_replies").where("professional_id", "=", professional_id).execute()
  const rows = texts.map((content, index) => ({ professional_id, position: index + 1, content }))
  if (rows.length > 0) await db.insertInto("quick_replies").values(rows).execute()
}
