// Professionals who offer the same service in the same city, from the search's entries, best first. Nothing paid changes the
// order. Advocates are neither suggested nor are alternatives to them.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { isRecommended } from "../../services/service-types.server.ts"
import { cityOf } from "../booking-views.queries.server.ts"
import type { Alternative } from "./alternatives.rules.ts"

/** How many are checked for being free. */
const MAX_CANDIDATES = 60

/** Does not check whether they are free. */
export const listCandidates = async (db: Db, bookingId: string, now: Date): Promise<Alternative[]> => {
  const { rows } = await sql<Alternative>`
    with asked as (
      select b.customer_id, b.professional_id, b.delivery, s.service_type_id, coalesce(${cityOf("id")}, p.city_id) as city_id
      from bookings b
      join professional_services s on s.id = b.service_id
      join service_types t on t.id = s.service_type_id and ${isRecommended}
      join professionals p on p.id = b.professional_id
      where b.id = ${bookingId})
    select p.id as provider_id, s.id as service_id, p.business_name as name
    from asked a
    join search_entries e on e.service_type_id = a.service_type_id and e.city_id = a.city_id
    join public_professionals p on p.id = e.professional_id
    join professional_services s on s.id = e.service_id and s.is_active
    where p.id <> a.professional_id and p.account_id <> a.customer_id and p.business_name <> ''
      and (a.delivery is null or a.delivery = any(s.delivery))
    order by (e.is_verified and e.verified_until > ${now}) desc, e.standing desc, s.id
    limit ${MAX_CANDIDATES}`.execute(db)
  return rows
}
