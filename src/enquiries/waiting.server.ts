// Who waits for a service to open, as parts of statements over rows of submissions (as s). The desk counts by the same parts
// before it opens one (docs/decisions/0076).
import { sql } from "kysely"

/** Whatever stands behind a plus. */
export const mailboxOfRow = sql<string>`regexp_replace(lower(s.email), '[+][^@]*@', '@')`

export const isUnnotified = sql`s.waits_for is not null and s.told_at is null and s.email <> ''`

/** In the city that they named; anywhere, where they named none. */
export const isOpenWhereAwaited = sql`exists (select from service_type_cities o
  where o.service_type_id = s.waits_for and (s.city_id is null or o.city_id = s.city_id))`
