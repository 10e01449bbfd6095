// Which professionals wait for their profession to open, as parts of statements over rows of profession_waits (as w) and their
// accounts (as a). The desk counts by the same parts before it opens one (docs/decisions/0076).
import { sql } from "kysely"

export const waitsToBeNotified = sql`w.told_at is null
  and a.activated_at is not null and a.suspended_at is null and a.deletion_due_at is null`

/**
 * The city they work from and those that they come to. What they said at sign-up is theirs; the profile's city may be the one that
 * every new profile begins with.
 */
export const ownCities = sql`array(
  select coalesce(city_named(concat_ws(', ', a.city, a.state)), p.city_id) from professionals p where p.account_id = a.id
  union select ar.city_id from professionals p
    join professional_services s on s.professional_id = p.id and s.is_active
    join professional_service_areas ar on ar.service_id = s.id where p.account_id = a.id)`

/** In one of their cities. */
export const isOpenWhereTheyWork = sql`exists (select from service_type_cities o
  where o.service_type_id = w.service_type_id and o.city_id = any(${ownCities}))`
