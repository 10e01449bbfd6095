// The catalogue as administrators see it: kinds of service and cities, with the people behind them.
import { type RawBuilder, sql } from "kysely"
import { isOpenWhereAwaited, isUnnotified, mailboxOfRow } from "../../enquiries/waiting.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isOpenWhereTheyWork, ownCities, waitsToBeNotified } from "../../professionals/joining/waiting.server.ts"
import type { Synonym } from "../../search/synonyms/synonym.schema.ts"
import type { CatalogueCity, CatalogueService } from "./catalogue.schema.ts"

/** Whom the jobs that notify would mail, were t opened there; in cities that nobody names they are the same, said as null. */
const mailsByCity = sql`(
  with people as materialized (
    select s.city_id, ${mailboxOfRow} as mailbox from submissions s
    where s.waits_for = t.id and ${isUnnotified} and not ${isOpenWhereAwaited}
  ), professionals as materialized (
    select own.ids from profession_waits w join accounts a on a.id = w.account_id
      cross join lateral (select ${ownCities} as ids) own
    where w.service_type_id = t.id and ${waitsToBeNotified} and not ${isOpenWhereTheyWork}
  ), named as (
    select city_id from people union select unnest(ids) from professionals union select null
  )
  select json_agg(json_build_object('city_id', n.city_id,
    'people', (select count(distinct p.mailbox) from people p where p.city_id is null or p.city_id = n.city_id),
    'professionals', (select count(*) from professionals p where n.city_id = any(p.ids))
  ) order by n.city_id) from named n)`

const servicesWhere = async (db: Db, condition: RawBuilder<unknown>) => {
  const { rows } = await sql<CatalogueService>`
    select t.id, t.slug, t.name, t.plural_name, t.can_open, (
        select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by lower(c.name) collate "C", c.id), '[]')
        from service_type_cities o join cities c on c.id = o.city_id where o.service_type_id = t.id) as cities,
      (select count(*) from professional_services s join public_professionals p on p.id = s.professional_id
        where s.service_type_id = t.id and s.is_active)::int as professionals,
      (select count(*) from bookings b join professional_services s on s.id = b.service_id
        where s.service_type_id = t.id and b.status in ('pending', 'confirmed'))::int as open_bookings,
      (select count(distinct ${mailboxOfRow}) from submissions s
        where s.waits_for = t.id and ${isUnnotified})::int as waiting_people,
      (select count(*) from profession_waits w join accounts a on a.id = w.account_id
        where w.service_type_id = t.id and ${waitsToBeNotified})::int as waiting_professionals,
      ${mailsByCity} as mails_by_city
    from service_types t where ${condition} order by t.sort_order, t.id`.execute(db)
  return rows
}

export const listCatalogueServices = (db: Db) => servicesWhere(db, sql`true`)
export const readCatalogueService = async (db: Db, id: number) => (await servicesWhere(db, sql`t.id = ${id}`))[0]!

/** @param found rows of cities, each with its total @param order of them */
const citiesOf = async (db: Db, found: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
  const { rows } = await sql<CatalogueCity & { total: number }>`
    with found as (${found}), waiting as materialized (
      select w.account_id, ${ownCities} as cities from profession_waits w join accounts a on a.id = w.account_id
      where ${waitsToBeNotified}
    )
    select c.id, c.name, s.name as state, k.name as country, c.total, (
        select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.sort_order, t.id), '[]')
        from service_type_cities o join service_types t on t.id = o.service_type_id where o.city_id = c.id) as open,
      (select count(*) from public_professionals p where p.city_id = c.id or exists (
        select from professional_services o join professional_service_areas ar on ar.service_id = o.id
        where o.professional_id = p.id and o.is_active and ar.city_id = c.id))::int as professionals,
      (select count(distinct w.account_id) from waiting w where c.id = any(w.cities))::int as waiting_professionals,
      (select count(*) from localities l where l.city_id = c.id)::int as localities
    from found c join states s on s.id = c.state_id join countries k on k.id = s.country_id
    order by ${order}`.execute(db)
  return rows
}

/** @param patterns of LIKE, each of which the name has */
export const listCatalogueCities = (db: Db, patterns: readonly string[], limit: number) => {
  const order = sql`c.is_open desc, c.is_awaited desc, c.homes desc, lower(c.name) collate "C", c.id`
  // Joined, and not counted city by city: there can be a hundred thousand of them.
  const named = sql`
    select c.*, count(*) over ()::int as total from (
      select c.id, c.name, c.state_id, o.city_id is not null as is_open, w.city_id is not null as is_awaited,
        coalesce(h.homes, 0) as homes
      from cities c left join (select distinct city_id from service_type_cities) o on o.city_id = c.id
        left join (select distinct s.city_id from submissions s where ${isUnnotified}) w
          on w.city_id = c.id
        left join (select city_id, count(*) as homes from professionals group by city_id) h on h.city_id = c.id
      where lower(c.name) like all(${patterns}::text[])) c
    order by ${order} limit ${limit}`
  return citiesOf(db, named, order)
}

/** All of them, by their ids. */
export const listCitiesForFile = (db: Db, patterns: readonly string[], after: number, limit: number) => {
  const named = sql`
    select c.id, c.name, c.state_id, 0 as total from cities c
    where c.id > ${after} and lower(c.name) like all(${patterns}::text[]) order by c.id limit ${limit}`
  return citiesOf(db, named, sql`c.id`)
}

export interface ListedLocality {
  id: number
  name: string
  city: string
  state: string
  latitude: number
  longitude: number
}

/** @param city undefined: of all cities */
export const listLocalitiesForFile = async (
  db: Db,
  { city, patterns }: { city: number | undefined; patterns: readonly string[] },
  after: number,
  limit: number,
) => {
  const { rows } = await sql<ListedLocality>`
    select l.id, l.name, c.name as city, s.name as state, l.latitude, l.longitude
    from localities l join cities c on c.id = l.city_id join states s on s.id = c.state_id
    where l.id > ${after} and lower(l.name) like all(${patterns}::text[])
      ${city === undefined ? sql`` : sql`and l.city_id = ${city}`}
    order by l.id limit ${limit}`.execute(db)
  return rows
}

/** In the order of the page, after the one that was read last. */
export const listSynonymsForFile = async (
  db: Db,
  patterns: readonly string[],
  after: Synonym | undefined,
  limit: number,
) => {
  const { rows } = await sql<Synonym>`
    select word, means from search_aliases
    where word || ' ' || means like all(${patterns}::text[])
      ${after ? sql`and (means, word) > (${after.means}, ${after.word})` : sql``}
    order by means, word limit ${limit}`.execute(db)
  return rows
}
