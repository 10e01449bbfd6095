// What everybody may read of a professional. The view public_professionals says who is there at all: not somebody whose
// account is suspended or was never activated. Of the services only the active ones. And the empty profile of who joins.
import { sql } from "kysely"
import { portraitUrlsOf, profileImageOf } from "../accounts/portrait/portrait-urls.server.ts"
import { homeFirst, isOpenCity } from "../locations/open-city.server.ts"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import { isoInstant } from "../platform/database/statement-parts.server.ts"
import { newId } from "../platform/id.ts"
import { isOpenSomewhere, isServiceNamed } from "../services/service-types.server.ts"
import type { AnswerTime } from "./answer-time/answer-time.rules.ts"
import { answerTimeColumn } from "./answer-time/answer-time-column.server.ts"
import { approved } from "./approved-check.server.ts"
import { coverProject, projectPicture } from "./cover.server.ts"
import type { CoverRow } from "./cover.ts"
import type { ListPosition } from "./list-position.server.ts"
import type { OfferPrices } from "./packages/package.schema.ts"
import { priceColumns } from "./packages/price-columns.server.ts"
import type { PricedRow } from "./packages/price-words.ts"
import type { ListInput, Profile, Project, Provider } from "./professional.contract.ts"
import type { CheckRow } from "./verification.rules.ts"
import type { ViewInput } from "./view.contract.ts"

export type ProfileRow = Omit<
  Profile,
  | "verification"
  | "kyc_verified"
  | "gst_verified"
  | "is_verified"
  | "services"
  | "cover"
  | "primary_location"
  | "portfolio"
  | "answer_time"
> &
  CoverRow & {
    answer_time: AnswerTime | null
    checks: CheckRow[]
    /** Those of a kind that is closed by now too: they say what somebody is, and are offered no more. */
    services: (Omit<Profile["services"][number], "is_verified" | keyof OfferPrices> &
      PricedRow & { is_open: boolean })[]
    portfolio: (Omit<Project, "paid"> & { paid_from: number | null })[]
  }

export const findProfiles = async (db: Db, ids: readonly string[]): Promise<ProfileRow[]> => {
  const { rows } = await sql<ProfileRow>`
    select p.id, p.id as provider_id, p.full_name, p.business_name, p.headline, p.about as description, p.locality,
      c.name as city, s.name as state, k.name as country, p.work_experience, p.project_count,
      p.price_category, p.languages, p.rating::float8 as average_rating, p.review_count as total_reviews,
      ${profileImageOf("p.account_id")} as profile_image, ${portraitUrlsOf("p.account_id")} as portrait, ${isoInstant("p.created_at")} as joined_at,
      ${answerTimeColumn("p.id")},
      exists (select from weekly_hours h where h.professional_id = p.id) as keeps_hours,
      (select coalesce(json_agg(r), '[]') from (
        select kind, result, ${isoInstant("checked_at")} as checked_at, ${isoInstant("valid_until")} as valid_until,
          number, checker
        from professional_checks where professional_id = p.id) r) as checks,
      (select coalesce(json_agg(r), '[]') from (
        select o.id, t.slug as service_type, t.name, o.name as title, o.description, o.price_per_hour::text as price,
          ${priceColumns("o")}, o.duration_minutes as duration, o.delivery, o.online_by,
          ${isOpenSomewhere} as is_open, (
            select coalesce(json_agg(r), '[]') from (
              select oc.id, oc.name as city, os.name as state, ok.name as country
              from professional_service_areas ar join cities oc on oc.id = ar.city_id
              join states os on os.id = oc.state_id join countries ok on ok.id = os.country_id
              where ar.service_id = o.id order by oc.id <> p.city_id, lower(oc.name) collate "C") r) as locations
        from professional_services o join service_types t on t.id = o.service_type_id
        where o.professional_id = p.id and o.is_active order by t.sort_order, o.id) r) as services,
      (select coalesce(json_agg(r), '[]') from (
        select f.id, f.title, f.description, f.locality, f.completed_year, f.area_sqft, f.drawing, ${projectPicture} as picture,
          (select count(*)::int from project_pictures i where i.project_id = f.id) as picture_count, f.paid_from
        from portfolio_projects f where f.professional_id = p.id and f.published_at is not null order by f.sort_order, f.id) r) as portfolio,
      ${coverProject} as cover_project
    from public_professionals p
    join cities c on c.id = p.city_id join states s on s.id = c.state_id join countries k on k.id = s.country_id
    left join lateral (
      select t.slug from professional_services o join service_types t on t.id = o.service_type_id
      where o.professional_id = p.id and o.is_active order by t.sort_order, o.id limit 1
    ) t on true
    where p.id = any(${ids}::text[])`.execute(db)
  return rows
}

type ListedRow = Omit<Provider, "primary_location"> & Pick<Profile, "locality" | "city"> & ListPosition

/** One more than asked; walks the search index, so the order is that of a search. Without a category: of all services, each person once. */
export const listProfessionalsOf = async (
  db: Db,
  { category, service_type, limit }: ListInput,
  after: ListPosition | undefined,
  now: Date,
) => {
  const names = [category, service_type].filter((name) => name !== undefined)
  const { rows } = await sql<ListedRow>`
    select p.id, a.full_name, p.business_name, p.rating::float8 as average_rating, p.review_count as total_reviews,
      p.work_experience, ${approved("kyc", now)} as kyc_verified, ${approved("gst", now)} as gst_verified,
      p.locality, c.name as city, p.price_category, p.project_count,
      coalesce(nullif(p.about, ''), p.headline) as description, ${profileImageOf("p.account_id")} as profile_image,
      ${portraitUrlsOf("p.account_id")} as portrait, e.is_verified and e.verified_until > ${now}::timestamptz as is_verified, e.is_verified as ranks_verified,
      e.standing::float8 as standing, e.service_id
    from service_types t cross join lateral (
      select e.professional_id, e.is_verified, e.verified_until, e.standing, e.service_id from search_entries e
      where e.service_type_id = t.id and e.reach = 3 ${
        after
          ? sql`and (e.is_verified, e.standing, e.service_id)
        < (${after.ranks_verified}::boolean, ${after.standing}::numeric, ${after.service_id}::text)`
          : sql``
      } ${names.length === 0 ? onePerPerson : sql``}
      order by e.is_verified desc, e.standing desc, e.service_id desc limit ${limit + 1}
    ) e
    join professionals p on p.id = e.professional_id
    join accounts a on a.id = p.account_id
    join cities c on c.id = p.city_id
    where true ${sql.join(
      names.map((name) => sql`and ${isServiceNamed(name)}`),
      sql` `,
    )}
    order by e.is_verified desc, e.standing desc, e.service_id desc limit ${limit + 1}`.execute(db)
  return rows
}

/** All services of a person stand alike in this order, so that any of them will do; as a value, lest it become a join of everybody. */
const onePerPerson = sql`and e.service_id = (
  select max(o.service_id) from search_entries o where o.professional_id = e.professional_id and o.reach = 3)`

/** The id of the account's profile, made where there is none yet. */
export const insertProfile = async (
  db: Db,
  { account_id, business_name }: { account_id: string; business_name: string },
) => {
  await db
    .insertInto("professionals")
    .columns(["id", "account_id", "business_name", "city_id"])
    .expression((from) =>
      from
        .selectFrom("cities as c")
        .select(({ val }) => [
          val(newId()).as("id"),
          val(account_id).as("account_id"),
          val(business_name).as("business_name"),
          "c.id as city_id",
        ])
        // Where nothing is open, the firm's own.
        .orderBy(isOpenCity, "desc")
        .orderBy(homeFirst)
        .limit(1),
    )
    .onConflict((conflict) => conflict.constraint("one_profile_per_account").doNothing())
    .execute()
  const profile = await db
    .selectFrom("professionals")
    .select("id")
    .where("account_id", "=", account_id)
    .executeTakeFirstOrThrow()
  return profile.id
}

/** For the sitemap, which holds at most 50,000 addresses. */
export const listPublicIds = async (db: Db) => {
  const { rows } = await sql<{ id: string }>`
    select p.id from public_professionals p
    where exists (select from professional_services o join service_types t on t.id = o.service_type_id
      where o.professional_id = p.id and o.is_active and ${isOpenSomewhere})
    order by p.id limit 45000`.execute(db)
  return rows.map(({ id }) => id)
}

/** The name of the service: of those who offer it. */
export const findViewed = async (db: Db, actor: Actor, { provider_id, service_type }: ViewInput) => {
  const { rows } = await sql<{ provider_name: string; service: string | null; is_own: boolean }>`
    select p.business_name as provider_name, p.account_id = ${actor.account_id} as is_own, (
      select t.name from professional_services o join service_types t on t.id = o.service_type_id
      where o.professional_id = p.id and o.is_active and t.slug = ${service_type ?? null}) as service
    from public_professionals p where p.id = ${provider_id}`.execute(db)
  return rows[0]
}
