// SQL of the rows that `summaries.ts` describes: columns and joins stand here, each page adds its own condition.
import { sql } from "kysely"
import { apart } from "../drawings/variants.ts"
import { isoInstantMs } from "../platform/database/statement-parts.server.ts"
import type { Language } from "../platform/language/language.ts"
import { coverProject } from "../professionals/cover.server.ts"
import { type CoverRow, coverOf } from "../professionals/cover.ts"
import { priceWordsIn } from "../professionals/packages/price-words.ts"
import type { ProfessionalSummary } from "./summaries.ts"

/** Rows of professionals, each with the picture of its card, no two beside each other alike, and with what a visit is from. */
export const toSummaries = <Row extends SummaryRow>(rows: readonly Row[], language: Language) => {
  const { from } = priceWordsIn(language)
  const covers = apart(rows.map(({ cover_project, provider_id }) => coverOf(cover_project, provider_id)))
  return rows.map(({ cover_project, package_price, ...one }, place) => ({
    ...one,
    cover: covers[place]!,
    price_label: package_price && from(package_price),
  }))
}

/** Before `toSummaries`. The price of the cheapest package, where no price per hour is set. */
export type SummaryRow = Omit<ProfessionalSummary, "cover" | "price_label"> &
  CoverRow & { package_price: string | null }

/** Of an entry of the search (e), or what was chosen of it, for a service (t). */
export const summaryColumns = sql`p.id as provider_id, a.full_name, p.business_name, t.name as service_name, p.locality,
  c.name as city, p.rating as average_rating, p.review_count as total_reviews, case when not e.is_price_of_package then e.price_per_hour::text end as price,
  case when e.is_price_of_package then e.prices::json #>> '{packages,0,price}' end as package_price,
  ${coverProject} as cover_project`
export const summaryJoins = sql`join professionals p on p.id = e.professional_id
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
/** With consent alone, none that would have to be answered, none that is hidden, and of nobody who is suspended. */
export const isQuoted = sql`r.has_public_consent and r.rating >= 4 and r.hidden_at is null and a.suspended_at is null`
