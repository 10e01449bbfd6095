// The only SQL that writes selections. Through the actor: whom others selected is not there. What can be selected is read
// from the search, so that it is what everybody can find.
import { type RawBuilder, sql } from "kysely"
import { portraitUrlsOf } from "../../accounts/portrait/portrait-urls.server.ts"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstant, tableOf } from "../../platform/database/statement-parts.server.ts"
import { newId } from "../../platform/id.ts"
import { coverProject } from "../../professionals/cover.server.ts"
import type { CoverRow } from "../../professionals/cover.ts"
import type { ListPosition } from "../../professionals/list-position.server.ts"
import type { OfferPrices } from "../../professionals/packages/package.schema.ts"
import { priceColumns } from "../../professionals/packages/price-columns.server.ts"
import type { PricedRow } from "../../professionals/packages/price-words.ts"
import { serviceSlug } from "../../services/service.rules.ts"
import { isOfSlug, isOpenSomewhere, isRecommended, isServiceNamed } from "../../services/service-types.server.ts"
import type { AvailableQuery, SelectedQuery, ServiceUsersQuery } from "./selection.contract.ts"
import type { ServiceCard } from "./selection.schema.ts"

export type CardRow = Omit<ServiceCard, "cover" | "location" | "availability" | keyof OfferPrices> &
  PricedRow &
  CoverRow & { locality: string | null; keeps_hours: boolean }

const isPublic = sql<boolean>`exists (select from public_professionals v where v.id = p.id)`

/** Of rows s, t, p and, where it can be found, e of search_entries. */
const cardColumns = (actor: Actor, now: Date) => sql`
  s.id, t.slug as service_type, t.name, s.name as title, s.description, p.id as provider_id,
  p.business_name as provider_name, s.price_per_hour::text as price, s.duration_minutes as duration,
  ${priceColumns("s")}, 'mins' as duration_unit, p.locality, c.name as city, st.name as state, p.rating::float8 as rating,
  p.review_count as rating_count, coalesce(e.is_verified and e.verified_until > ${now}::timestamptz, false) as is_verified,
  ${isPublic} as is_public, s.is_active and ${isPublic} and ${isOpenSomewhere} as is_bookable,
  exists (select from shortlist_entries k where k.customer_id = ${actor.account_id} and k.professional_id = p.id)
    as is_shortlisted,
  s.delivery, s.online_by, coalesce(e.keeps_hours, false) as keeps_hours, ${portraitUrlsOf("p.account_id")} as portrait,
  ${coverProject} as cover_project`

const cardTables = sql`join service_types t on t.id = s.service_type_id join professionals p on p.id = s.professional_id
  join cities c on c.id = p.city_id join states st on st.id = c.state_id`

/** One more than asked for. */
export const listSelected = async (db: Db, actor: Actor, { limit, cursor }: SelectedQuery, now: Date) => {
  const { rows } = await sql<CardRow & { selection_id: string }>`
    select x.id as selection_id, true as is_selected, ${cardColumns(actor, now)}
    from selections x
    join professional_services s on s.professional_id = x.professional_id and s.service_type_id = x.service_type_id
    ${cardTables} left join search_entries e on e.service_id = s.id and e.reach = 3
    where x.customer_id = ${actor.account_id} ${cursor ? sql`and x.id < ${cursor}` : sql``}
    order by x.id desc limit ${limit + 1}`.execute(db)
  return rows
}

/** One more than asked for, best standing first, as a search has them. */
export const listAvailable = async (
  db: Db,
  actor: Actor,
  { limit, service_type, shortlist }: AvailableQuery,
  after: ListPosition | undefined,
  now: Date,
) => {
  const shortlisted = sql`select k.professional_id from shortlist_entries k where k.customer_id = ${actor.account_id}`
  const conditions: RawBuilder<unknown>[] = [
    sql`e.reach = 3 and e.professional_id is distinct from ${actor.professional_id}`,
    sql`not exists (select from selections x where x.customer_id = ${actor.account_id}
      and x.professional_id = e.professional_id and x.service_type_id = e.service_type_id)`,
    ...(shortlist ? [sql`e.professional_id ${shortlist === "only" ? sql`` : sql`not`} in (${shortlisted})`] : []),
    ...(after
      ? [
          sql`(e.is_verified, e.standing, e.service_id)
            < (${after.ranks_verified}::boolean, ${after.standing}::numeric, ${after.service_id}::text)`,
        ]
      : []),
  ]
  const { rows } = await sql<CardRow & ListPosition>`
    select e.is_verified as ranks_verified, e.standing::float8 as standing, e.service_id, false as is_selected,
      ${cardColumns(actor, now)}
    from (
      select e.* from service_types t cross join lateral (
        select e.service_id, e.is_verified, e.verified_until, e.standing, e.keeps_hours from search_entries e
        where e.service_type_id = t.id and ${sql.join(conditions, sql` and `)}
        order by e.is_verified desc, e.standing desc, e.service_id desc limit ${limit + 1}
      ) e
      where ${isRecommended} ${service_type ? sql`and ${isServiceNamed(service_type)}` : sql``}
      order by e.is_verified desc, e.standing desc, e.service_id desc limit ${limit + 1}
    ) e
    join professional_services s on s.id = e.service_id ${cardTables}
    order by e.is_verified desc, e.standing desc, e.service_id desc`.execute(db)
  return rows
}

/** A service of a professional, as somebody names it. */
export interface Named {
  provider_id: string
  service_type: string
}

export interface Selectable {
  professional_id: string
  business_name: string
  /** Suspended, never activated, about to go: as if they were not there. */
  is_public: boolean
  is_own: boolean
  /** Null: there is no such type. */
  service_type_id: number | null
  service: string | null
  /** Null: this professional does not offer it. */
  is_active: boolean | null
  is_selected: boolean
}

/** In the order of what was named; undefined where there is no such professional. */
export const findSelectable = async (db: Db, actor: Actor, named: readonly Named[]) => {
  const asked = named.map(({ provider_id, service_type }, place) => {
    return { place, provider_id, service_type: serviceSlug(service_type) }
  })
  const { rows } = await sql<Selectable & { place: number }>`
    select n.place, p.id as professional_id, p.business_name, p.account_id = ${actor.account_id} as is_own,
      exists (select from public_professionals v where v.id = p.id) as is_public,
      t.id as service_type_id, t.name as service, case when s.removed_at is null then s.is_active and ${isOpenSomewhere} end as is_active,
      x.id is not null as is_selected
    from ${tableOf("n (place int, provider_id text, service_type text)", asked)}
    join professionals p on p.id = n.provider_id
    left join service_types t on ${isOfSlug(sql`n.service_type`)}
    left join professional_services s on s.professional_id = p.id and s.service_type_id = t.id
    left join selections x on x.customer_id = ${actor.account_id} and x.professional_id = p.id and x.service_type_id = t.id`.execute(
    db,
  )
  return named.map((_, place) => rows.find((row) => row.place === place))
}

export interface Selection {
  professional_id: string
  service_type_id: number
}

/**
 * Those that were there already, or that the database refuses, are left as they are.
 * @returns what has come, the first of the list as the latest
 */
export const insertSelections = async (db: Db, actor: Actor, selections: readonly Selection[], now: Date) => {
  const rows = selections.toReversed().map((one) => ({ id: newId(), ...one }))
  const inserted = await sql<Selection>`
    insert into selections (id, customer_id, professional_id, service_type_id, created_at)
    select n.id, ${actor.account_id}, n.professional_id, n.service_type_id, ${now}
    from ${tableOf("n (id text, professional_id text, service_type_id int)", rows)} order by n.id
    on conflict do nothing returning professional_id, service_type_id`.execute(db)
  return inserted.rows
}

export const deleteOthers = (db: Db, actor: Actor, kept: readonly Selection[]) =>
  sql`delete from selections x where x.customer_id = ${actor.account_id} and not exists (
    select from ${tableOf("n (professional_id text, service_type_id int)", kept)}
    where n.professional_id = x.professional_id and n.service_type_id = x.service_type_id)`.execute(db)

/** Of rows s and t: by the id of the service, or by what names both sides, providerId-serviceType. */
const isCalled = (id: string) => sql`(s.id = ${id} or ${serviceSlug(id)} in (s.professional_id || '-' || t.slug,
  s.professional_id || '-' || replace(lower(t.plural_name), ' ', '-')))`

export const deleteSelection = async (db: Db, actor: Actor, id: string) => {
  const { rows } = await sql`
    delete from selections x using professional_services s, service_types t
    where x.customer_id = ${actor.account_id} and s.professional_id = x.professional_id
      and s.service_type_id = x.service_type_id and t.id = x.service_type_id and ${isCalled(id)}
    returning x.id`.execute(db)
  return rows.length > 0
}

/** Whoever offers it, and whether anybody selected it. */
export const isService = async (db: Db, id: string) => {
  // Both an id and a slug may have dashes.
  const professionals = id.split("-").map((_, place, words) => words.slice(0, place).join("-"))
  const { rows } = await sql`
    select from professional_services s join service_types t on t.id = s.service_type_id
    where (s.id = ${id} or s.professional_id = any(${professionals}::text[])) and ${isCalled(id)}`.execute(db)
  return rows.length > 0
}

export const countSelections = async (db: Db, actor: Actor) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from selections where customer_id = ${actor.account_id}`.execute(db)
  return rows[0]!.count
}

/** Who is selected of a type, an individual's only one. */
export const findSelectedOfType = async (db: Db, actor: Actor, serviceTypeId: number) => {
  const { rows } = await sql<{ professional_id: string; business_name: string }>`
    select p.id as professional_id, p.business_name from selections x join professionals p on p.id = x.professional_id
    where x.customer_id = ${actor.account_id} and x.service_type_id = ${serviceTypeId}
    order by x.id desc limit 1`.execute(db)
  return rows[0]
}

/** One more than asked for. */
export const listServiceUsers = async (db: Db, actor: Actor, { limit, cursor }: ServiceUsersQuery) => {
  const { rows } = await sql<{
    id: string
    name: string
    service_type: string
    service_name: string
    selected_at: string
  }>`
    select x.id, a.full_name as name, t.slug as service_type, t.name as service_name,
      ${isoInstant("x.created_at")} as selected_at
    from selections x join accounts a on a.id = x.customer_id join service_types t on t.id = x.service_type_id
    where x.professional_id = ${actor.professional_id} and a.suspended_at is null
      ${cursor ? sql`and x.id < ${cursor}` : sql``}
    order by x.id desc limit ${limit + 1}`.execute(db)
  return rows
}
