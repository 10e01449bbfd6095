// The SQL of service requests: what either side reads, with the wire's names, and what a change starts from. The professional's view does not select the
// phone and e-mail of the customer's account, so it cannot leak them.

import { type RawBuilder, sql } from "kysely"
import { portraitUrlsOf } from "../accounts/portrait/portrait-urls.server.ts"
import { type Party, partyOf } from "../notifications/party.server.ts"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import { isoInstant } from "../platform/database/statement-parts.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { scaled } from "../platform/http/limits.server.ts"
import type { Side } from "../platform/sides.rules.ts"
import { blockedSince, type PairBlock, pairBlock } from "../professionals/pair-blocks/pair-block.server.ts"
import { isOpenSomewhere, isRecommended, isServiceNamed } from "../services/service-types.server.ts"
import { isBookedSince, requestStatus, requestWaitsCondition, shownRequestStatus } from "./request-conditions.server.ts"
import {
  CONTACT_SHOWN_DAYS,
  MAX_REQUESTS_OF_ONE,
  type RequestStatus,
  type ShownRequestStatus,
} from "./service-request.rules.ts"
import type { CustomerRequest, ProfessionalRequest } from "./service-request.schema.ts"

export interface RequestView {
  customer: CustomerRequest
  professional: ProfessionalRequest
}

/** Whose requests are read, and when. */
export interface Reader {
  actor: Pick<Actor, "account_id" | "professional_id">
  now: Date
}

const belongsTo: Record<Side, (actor: Reader["actor"]) => RawBuilder<unknown>> = {
  customer: ({ account_id }) => sql`r.customer_id = ${account_id}`,
  professional: ({ professional_id }) => sql`r.professional_id = ${professional_id ?? null}`,
}

export const isPublic = sql`exists (select from public_professionals o where o.id = p.id)`
const isBookable = sql`s.is_active and ${isPublic} and ${isOpenSomewhere}`

/** Three who offer the same service in the same city, best standing first, as a search has them. */
const others = sql`(select coalesce(json_agg(json_build_object('provider_id', n.id, 'service_id', n.service_id,
    'name', n.business_name)), '[]') from (
  select v.id, e.service_id, v.business_name from search_entries e join public_professionals v on v.id = e.professional_id
  where e.service_type_id = t.id and e.city_id = p.city_id and v.id <> p.id and v.account_id <> r.customer_id
    and v.business_name <> '' and ${isRecommended}
  order by e.is_verified desc, e.standing desc, e.service_id desc limit 3) n)`

const sideColumns: Record<Side, (now: Date) => RawBuilder<unknown>> = {
  customer: (now) => sql`r.professional_id as provider_id, nullif(p.business_name, '') as provider_name,
    ${portraitUrlsOf("p.account_id")} as provider_portrait,
    (select y.name from cities y where y.id = p.city_id) as city,
    ${isPublic} as is_public, ${isBookable} as is_bookable,
    case when ${requestStatus(now)} in ('declined', 'lapsed') then ${others} else '[]' end as others`,
  professional: (
    now,
  ) => sql`nullif(coalesce(c.full_name, q.name), '') as client_name, ${portraitUrlsOf("c.id")} as client_portrait,
    r.submission_id is not null as is_inquiry,
    r.customer_id is not null as can_write, case when ${isContactShown(now)}
      then json_build_object('phone', q.phone, 'email', q.email) end as client_contact`,
}

/** What the sender of an inquiry has let this professional have, once accepted and for a time. */
const isContactShown = (now: Date) => sql`(r.status = 'accepted' and r.contact_shared_at is not null and q.email <> ''
  and r.updated_at > ${new Date(now.getTime() - CONTACT_SHOWN_DAYS * DAY_MS)})`

export const joined = sql`
  join professional_services s on s.id = r.service_id
  join service_types t on t.id = s.service_type_id
  join professionals p on p.id = r.professional_id
  join accounts o on o.id = p.account_id
  left join accounts c on c.id = r.customer_id
  left join submissions q on q.id = r.submission_id`

/** No words pass between two of whom one has blocked the other: a professional's, of event e, not after the block. */
const reasonSeenBy: Record<Side, RawBuilder<unknown>> = {
  customer: sql`case when e.created_at > ${blockedSince(sql`r.customer_id`, sql`r.professional_id`)} then null else e.reason end`,
  professional: sql`e.reason`,
}

const selectRequests = (side: Side, { actor, now }: Reader) => sql`
  select r.id, r.service_id, t.slug as service_type, t.name as service_name, r.message, ${requestStatus(now)} as status,
    case when r.reason is not null then (select ${reasonSeenBy[side]} from service_request_events e
      where e.request_id = r.id order by e.id desc limit 1) end as reason,
    ${isoInstant("r.created_at")} as created_at,
    case when ${requestWaitsCondition(now)} then ${isoInstant("r.answer_due_at")} end as answer_due_at,
    (select coalesce(json_agg(h), '[]') from (
      select e.to_status as status, ${reasonSeenBy[side]} as reason, ${isoInstant("e.created_at")} as at,
        case when e.actor_id = r.customer_id then 'customer' when e.actor_id = p.account_id then 'professional'
          when r.submission_id is not null and e.actor_id is not null then 'desk' else 'nobody' end as by
      from service_request_events e where e.request_id = r.id order by e.id) h) as history,
    ${isBookedSince} as is_booked, ${sideColumns[side](now)}
  from service_requests r ${joined}
  where ${belongsTo[side](actor)}`

interface Page {
  status?: ShownRequestStatus | undefined
  before?: string | undefined
  limit: number
}

/**
 * Newest first; of what waits for a professional's answer, the one that is due next. One row more than asked for tells
 * whether there is more.
 */
export const listRequests = async <S extends Side>(
  db: Db,
  reader: Reader,
  side: S,
  { status, before, limit }: Page,
): Promise<RequestView[S][]> => {
  const isByDue = side === "professional" && status === "pending"
  const rest = isByDue
    ? sql`(r.answer_due_at, r.id) > (select b.answer_due_at, b.id from service_requests b where b.id = ${before})`
    : sql`r.id < ${before}`
  const { rows } = await sql<RequestView[S]>`${selectRequests(side, reader)}
    ${status ? sql`and ${shownRequestStatus(reader.now)} = ${status}` : sql``}
    ${before ? sql`and ${rest}` : sql``}
    order by ${isByDue ? sql`r.answer_due_at, r.id` : sql`r.id desc`} limit ${limit + 1}`.execute(db)
  return rows
}

export const findRequestFor = async <S extends Side>(
  db: Db,
  reader: Reader,
  side: S,
  id: string,
): Promise<RequestView[S] | undefined> =>
  (await sql<RequestView[S]>`${selectRequests(side, reader)} and r.id = ${id}`.execute(db)).rows[0]

export interface RequestableOffer {
  professional_id: string
  customer: Party
  professional: Party
  /** Null where they do not offer it. */
  service_id: string | null
  service_type: string | null
  service_name: string | null
  city: string | null
  is_active: boolean | null
  block: PairBlock | null
}

/** Undefined where there is no such professional to ask. */
export const findRequestable = async (
  db: Db,
  { customer_id, professional_id, service_type }: Record<"customer_id" | "professional_id" | "service_type", string>,
) => {
  const { rows } = await sql<RequestableOffer>`
    select p.id as professional_id, ${partyOf("c", "c.full_name")} as customer,
      ${partyOf("o", "p.business_name")} as professional, s.id as service_id, t.slug as service_type, t.name as service_name,
      (select y.name from cities y where y.id = p.city_id) as city, s.is_active and ${isOpenSomewhere} as is_active, ${pairBlock(sql`c.id`, sql`p.id`)} as block
    from public_professionals p
    join accounts o on o.id = p.account_id
    join accounts c on c.id = ${customer_id}
    left join (professional_services s join service_types t on t.id = s.service_type_id)
      on s.professional_id = p.id and s.removed_at is null and ${isServiceNamed(service_type)}
    where p.id = ${professional_id}`.execute(db)
  return rows[0]
}

interface RequestCounts {
  waiting_with_one: number
  waiting_in_all: number
  /** When the oldest was made that still counts towards MAX_REQUESTS_OF_ONE; null: fewer were made. */
  limit_reached_from: Date | null
}

/** What still waits of a customer's requests, with this professional and in all, and what they have asked lately. */
export const countRequests = async (db: Db, customerId: string, professionalId: string, now: Date) => {
  const { count, hours } = MAX_REQUESTS_OF_ONE
  const since = new Date(now.getTime() - hours * 3_600_000)
  const { rows } = await sql<RequestCounts>`
    select count(*) filter (where r.professional_id = ${professionalId})::int as waiting_with_one,
      count(*)::int as waiting_in_all, (
        select l.created_at from service_requests l
        where l.customer_id = ${customerId} and l.professional_id = ${professionalId} and l.created_at > ${since}
        order by l.created_at desc offset ${scaled(count) - 1} limit 1) as limit_reached_from
    from service_requests r where r.customer_id = ${customerId} and ${requestWaitsCondition(now)}`.execute(db)
  return rows[0]!
}

/** Whoever wrote an inquiry without an account is notified of nothing here. */
export type RequestSender = Omit<Party, "account_id"> & { account_id: string | null }

/** A request with both sides. */
export interface RequestRecord {
  id: string
  professional_id: string
  service_id: string
  service_type: string
  service_name: string
  city: string | null
  message: string
  status: RequestStatus
  answer_due_at: string
  customer: RequestSender
  professional: Party
  is_bookable: boolean
  /** One of the two has blocked the other. */
  is_pair_blocked: boolean
}

const senderOf = (
  submission: string,
) => sql`json_build_object('account_id', null, 'email', ${sql.ref(`${submission}.email`)},
  'language', ${sql.ref(`${submission}.language`)}, 'name', nullif(${sql.ref(`${submission}.name`)}, ''),
  'is_reachable', ${sql.ref(`${submission}.name`)} <> '')`

/** The columns of a record, of the row r and what is joined to it. */
export const recordColumns = sql`r.id, r.professional_id, r.service_id, t.slug as service_type, t.name as service_name,
  (select y.name from cities y where y.id = p.city_id) as city, r.message, r.status,
  ${isoInstant("r.answer_due_at")} as answer_due_at, ${isBookable} as is_bookable,
  case when r.customer_id is null then ${senderOf("q")} else ${partyOf("c", "c.full_name")} end as customer,
  ${partyOf("o", "p.business_name")} as professional,
  ${blockedSince(sql`r.customer_id`, sql`r.professional_id`)} is not null as is_pair_blocked`

export const findRecordFor = async (db: Db, actor: Reader["actor"], side: Side, id: string) => {
  const { rows } = await sql<RequestRecord>`
    select ${recordColumns} from service_requests r ${joined} where ${belongsTo[side](actor)} and r.id = ${id}`.execute(
    db,
  )
  return rows[0]
}
