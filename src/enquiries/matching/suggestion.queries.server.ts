// The SQL of who may get an inquiry: verified, to be seen by the public, of a kind that is open in the city that the inquiry
// names. A search entry stands for just that; what it says of standing is left to the rules.
import { sql } from "kysely"
import { type Party, partyOf } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { DAY_MS } from "../../platform/days.ts"
import { isPairUnblocked } from "../../professionals/pair-blocks/pair-block.server.ts"
import { isRecommended } from "../../services/service-types.server.ts"
import type { InboxKind } from "../inbox/inbox.rules.ts"
import { inboxKind } from "../inbox/inbox-conditions.server.ts"
import { ANSWER_DAYS, type Candidate, FAIR_DAYS } from "./suggestion.rules.ts"

export interface Inquiry {
  id: string
  kind: InboxKind
  reference: string
  source: string
  name: string
  email: string
  language: string
  message: string
  details: Record<string, string>
  is_spam: boolean
  shares_contact: boolean
  /** The customer's account that wrote it; null: none, or one that cannot be a customer. */
  customer_id: string | null
}

export const findInquiry = async (db: Db, id: string) => {
  const { rows } = await sql<Inquiry>`
    select s.id, ${inboxKind} as kind, s.reference, s.source, s.name, s.email, s.language, s.message, s.details, s.is_spam,
      s.shares_contact, a.id as customer_id
    from submissions s left join accounts a on a.id = s.account_id and a.customer_type is not null
      and a.suspended_at is null and a.erased_at is null and a.deletion_due_at is null
    where s.id = ${id}`.execute(db)
  return rows[0]
}

export interface Area {
  service_type_id: number
  city_id: number
  city: string
  locality_id: number | null
  /** As we call it. */
  locality: string | null
}

/** Words that follow each other, as many as a city's name has at most. */
const runsOf = (location: string) => {
  const words = location
    .slice(0, 200)
    .split(/[\s,;/.()-]+/u)
    .filter(Boolean)
    .slice(0, 24)
  return words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(" ")))
}

/**
 * Where an inquiry is to be done: in the city that it names, else in the one whose locality it names, else in the only one that
 * has the service. Undefined where that is nowhere, as for a kind that is closed and for advocates.
 */
export const findArea = async (db: Db, slug: string, location: string): Promise<Area | undefined> => {
  const { rows } = await sql<Area>`
    with kind as (
      select t.id from service_types t where t.slug = ${slug} and ${isRecommended}
    ), open_in as (
      select k.id as service_type_id, c.id as city_id, c.name as city, locality_in(c.id, ${location}) as locality_id
      from kind k join service_type_cities o on o.service_type_id = k.id join cities c on c.id = o.city_id
    ), named as (
      select c.id from cities c where c.name_key = any(array(select place_key(run) from unnest(${runsOf(location)}::text[]) run))
    )
    select o.*, l.name as locality from open_in o left join localities l on l.id = o.locality_id
    where case when exists (select from named) then o.city_id in (select id from named)
      else o.locality_id is not null or (select count(*) from open_in) = 1 end
    order by o.locality_id is null, o.city_id limit 1`.execute(db)
  return rows[0]
}

export interface Offered extends Omit<Candidate, "next_free"> {
  professional_id: string
  service_id: string
  service_type: string
  service_name: string
  professional: Party
}

/** As many as are weighed; the nearest, then the best standing. */
const POOL = 60

interface Asked {
  inquiry: Pick<Inquiry, "id" | "email" | "customer_id">
  area: Area
  now: Date
  /** Only these. */
  among?: readonly string[]
}

/** Each professional once, without who got it already, who is the sender themselves, and whom a block parts from them. */
export const listOffered = async (db: Db, { inquiry, area, now, among }: Asked) => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { rows } = await sql<Offered>`
    select o.* from (
      select distinct on (u.id) u.id as professional_id, e.service_id, t.slug as service_type, t.name as service_name,
        u.business_name, ${partyOf("a", "u.business_name")} as professional, c.name as city, l.name as locality,
        111 * sqrt(power(l.latitude - w.latitude, 2)
          + power((l.longitude - w.longitude) * cos(radians(w.latitude)), 2)) as distance_km,
        u.price_category, (select min(k.price)::float8 from service_packages k where k.service_id = e.service_id) as package_from,
        e.keeps_hours, e.answer_time, e.standing, e.rating::float8 as rating, e.review_count,
        f.answered, f.lapsed, f.recent_inquiries
      from search_entries e
      join public_professionals u on u.id = e.professional_id
      join accounts a on a.id = u.account_id
      join service_types t on t.id = e.service_type_id
      join cities c on c.id = e.city_id
      left join localities l on l.id = e.locality_id
      left join localities w on w.id = ${area.locality_id}
      cross join lateral (
        select count(*) filter (where r.status in ('accepted', 'declined') and r.created_at > ${ago(ANSWER_DAYS)})::int as answered,
          count(*) filter (where r.status = 'lapsed' and r.created_at > ${ago(ANSWER_DAYS)})::int as lapsed,
          count(*) filter (where r.submission_id is not null and r.created_at > ${ago(FAIR_DAYS)})::int as recent_inquiries
        from service_requests r where r.professional_id = u.id and r.created_at > ${ago(Math.max(ANSWER_DAYS, FAIR_DAYS))}) f
      where e.service_type_id = ${area.service_type_id} and e.city_id = ${area.city_id} and e.verified_until > ${now}
        and u.business_name <> '' and a.email <> lower(${inquiry.email}) and a.id is distinct from ${inquiry.customer_id}
        and not exists (select from service_requests r where r.submission_id = ${inquiry.id} and r.professional_id = u.id)
        and ${isPairUnblocked(sql`${inquiry.customer_id}`, sql`u.id`)}
        ${among ? sql`and u.id = any(${[...among]}::text[])` : sql``}
      order by u.id, e.standing desc, e.service_id
    ) o order by o.distance_km nulls last, o.standing desc, o.professional_id limit ${POOL}`.execute(db)
  return rows
}
