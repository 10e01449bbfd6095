// Which row of service_types (as t) a name means: the slug, its form with underscores, the display name or its plural.
import { type RawBuilder, sql } from "kysely"
import { homeFirst } from "../locations/open-city.server.ts"
import { informationOnly, serviceSlug } from "./service.rules.ts"

/** Of a row of service_types (as t): that those who offer it may be rated and shown as good. */
export const isRecommended = sql`t.slug <> ${sql.lit(informationOnly)}`

/** Of a row of service_types (as t): some city has it. What is open nowhere can be neither booked nor found. */
export const isOpenSomewhere = sql`exists (select from service_type_cities oc where oc.service_type_id = t.id)`

export const isServiceNamed = (text: string) => isOfSlug(sql`${serviceSlug(text)}`)

/** The same of what is a slug already (`serviceSlug`), and may be a column. */
export const isOfSlug = (slug: RawBuilder<unknown>) => sql`${slug} in (t.slug, replace(lower(t.plural_name), ' ', '-'))`

/** The services there are, each with the cities that it is open in, the firm's own first; to be selected from. */
export const catalogue = sql`(
  select t.id, t.code, t.slug, t.name, t.plural_name, t.description, t.short_description, t.icon, t.sort_order,
    cardinality(c.names) > 0 as is_available, c.names as available_cities
  from service_types t cross join lateral (
    select coalesce(array_agg(c.name order by ${homeFirst}), '{}') as names
    from service_type_cities o join cities c on c.id = o.city_id where o.service_type_id = t.id
  ) c
)`
