// How far a professional is, in one statement over their rows. They can be found when a row of the search says so; the
// card is made of what the search makes its own of (refresh_search_entries), so that it is right before there is one.
import { sql } from "kysely"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstant } from "../../platform/database/statement-parts.server.ts"
import type { AnswerTime } from "../../professionals/answer-time/answer-time.rules.ts"
import { answerTimeColumn } from "../../professionals/answer-time/answer-time-column.server.ts"
import { coverProject } from "../../professionals/cover.server.ts"
import type { CoverRow } from "../../professionals/cover.ts"
import type { OfferPrices } from "../../professionals/packages/package.schema.ts"
import { priceColumns } from "../../professionals/packages/price-columns.server.ts"
import type { PricedRow } from "../../professionals/packages/price-words.ts"
import type { readChecks } from "../../professionals/verification.rules.ts"
import type { SearchResult } from "../../search/search-result.schema.ts"
import type { FirstSteps } from "./first-steps.contract.ts"

export type CardRow = Omit<
  SearchResult,
  | "name"
  | "cover"
  | "is_verified"
  | "duration_unit"
  | "availability"
  | "answer_time"
  | "distance_km"
  | keyof OfferPrices
> &
  PricedRow &
  CoverRow & { answer_time: AnswerTime | null; checks: Parameters<typeof readChecks>[0] }
type Row = Omit<FirstSteps, "state" | "card"> & {
  is_found: boolean
  has_bookings: boolean
  is_offered_somewhere: boolean
  offers_architecture: boolean
  card: CardRow | null
}

const NEW_DAYS = 30

export const findFirstSteps = async (db: Db, actor: Actor, now: Date): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    with own as (
      select s.*, t.slug, t.name as type_name, t.sort_order
      from professional_services s join service_types t on t.id = s.service_type_id
      where s.professional_id = ${actor.professional_id} and s.removed_at is null
    ), placed as (
      select o.id as service_id, c.id, c.name from own o
      join professional_service_areas r on r.service_id = o.id join cities c on c.id = r.city_id
    ), first as (
      select * from own order by is_active desc, sort_order, id limit 1
    )
    select p.id, a.deletion_due_at is not null as is_leaving, p.first_steps_later_at is not null as is_later,
      exists (select from search_entries e where e.professional_id = p.id) as is_found,
      b.has_bookings, exists (select from placed) as is_offered_somewhere,
      exists (select from own where slug = 'architect' and is_active) as offers_architecture,
      not b.has_bookings and p.created_at > ${now}::timestamptz - make_interval(days => ${NEW_DAYS}) as is_new,
      json_build_object(
        'offer', exists (select from own),
        'place', exists (select from placed),
        'price', exists (select from own o where price_per_hour is not null
          or exists (select from service_packages k where k.service_id = o.id)),
        'hours', exists (select from weekly_hours w where w.professional_id = p.id),
        'about', p.headline <> '' or p.about <> '') as done,
      exists (select from portfolio_projects f
        where f.professional_id = p.id and f.published_at is not null) as shows_work,
      json_build_object('headline', p.headline, 'about', p.about, 'business_phone', p.business_phone,
        'home_city_id', p.city_id) as about,
      (select json_build_object('id', f.id, 'service_type', f.slug, 'name', f.type_name, 'price', f.price_per_hour::text,
          'duration', f.duration_minutes, 'delivery', f.delivery, 'online_by', f.online_by, 'studio_address', p.studio_address, 'cities', (
            select coalesce(json_agg(d.name order by d.id <> p.city_id, lower(d.name) collate "C"), '[]')
            from placed d where d.service_id = f.id))
        from first f) as offer,
      (select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name) order by t.sort_order, t.id), '[]')
        from service_types t where exists (select from service_type_cities o where o.service_type_id = t.id)) as open,
      (select coalesce(json_agg(json_build_object('plural_name', t.plural_name, 'since', ${isoInstant("w.created_at")})
          order by t.sort_order, t.id), '[]')
        from profession_waits w join service_types t on t.id = w.service_type_id
        where w.account_id = p.account_id
          and not exists (select from service_type_cities o where o.service_type_id = t.id)) as waiting,
      (select to_json(k) from (
        select f.id, f.name as title, f.description, p.headline, f.price_per_hour::text as price, f.type_name as category,
          f.slug as service_type, p.business_name, p.id as provider_id, a.full_name as provider_name,
          coalesce(n.name, h.name) as city, h.name as home_city, p.locality, p.rating::float8 as rating, p.review_count,
          ${priceColumns("f")}, f.duration_minutes as duration, p.work_experience, ${answerTimeColumn("p.id")},
          ${coverProject} as cover_project,
          (select coalesce(json_agg(r), '[]') from (
            select q.kind, q.result, ${isoInstant("q.checked_at")} as checked_at,
              ${isoInstant("q.valid_until")} as valid_until, q.number, q.checker
            from professional_checks q where q.professional_id = p.id) r) as checks
        from first f join service_types t on t.id = f.service_type_id
        left join lateral (
          select d.name from placed d where d.service_id = f.id order by d.id <> p.city_id, d.id limit 1
        ) n on true) k) as card
    from professionals p
    join accounts a on a.id = p.account_id
    join cities h on h.id = p.city_id
    cross join lateral (select exists (select from bookings b where b.professional_id = p.id) as has_bookings) b
    where p.id = ${actor.professional_id}`.execute(db)
  return rows[0]
}
