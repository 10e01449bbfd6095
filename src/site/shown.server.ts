// SQL of the rows that `shown.ts` describes: columns and joins stand here, each page adds its own condition.
import { sql } from "kysely"
import { apart } from "../drawings/variants.ts"
import { isoInstantMs } from "../platform/database/statement-parts.server.ts"
import { coverProject } from "../professionals/cover.server.ts"
import { type CoverRow, coverOf } from "../professionals/cover.ts"
import type { ShownProfessional } from "./shown.ts"

/** Rows of professionals, each with the picture of its card, no two beside each other alike. */
export const withCovers = <Row extends CoverRow & { provider_id: string }>(rows: readonly Row[]) => {
  const covers = apart(rows.map(({ cover_project, provider_id }) => coverOf(cover_project, provider_id)))
  return rows.map(({ cover_project, ...one }, place) => ({ ...one, cover: covers[place]! }))
}

/** Before `withCovers`. */
export type ShownRow = Omit<ShownProfessional, "cover"> & CoverRow

/** Of an entry of the search (e), or what was chosen of it, for a service (t). */
export const shownColumns = sql`p.id as provider_id, a.full_name, p.business_name, t.name as service_name, p.locality,
  c.name as city, p.rating as average_rating, p.review_count as total_reviews, e.price_per_hour::text as price,
  ${coverProject} as cover_project`
export const shownOf = sql`join professionals p on p.id = e.professional_id
  join accounts a on a.id = p.account_id
  join cities c on c.id = p.city_id`

export const quotedColumns = sql`r.id, r.rating as overall_rating, r.title, r.comment, a.full_name as customer_name,
  p.id as provider_id, p.business_name as provider_name, t.name as service_name,
  ${isoInstantMs("r.created_at")} as created_at`
/** Reviews (r) with their service (t). */
export const quotedOf = sql`reviews r
  join accounts a on a.id = r.customer_id
  join public_professionals p on p.id = r.professional_id
  join bookings b on b.id = r.booking_id
  join professional_services s on s.id = b.service_id
  join service_types t on t.id = s.service_type_id`
/** With consent alone, and none that would have to be answered. */
export const isQuoted = sql`r.has_public_consent and r.rating >= 4`
