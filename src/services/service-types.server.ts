// Which row of service_types (as t) a name means: the slug, its form with underscores, the display name or its plural.
import { sql } from "kysely"
import { informationOnly, serviceSlug } from "./service.rules.ts"

/** Of a row of service_types (as t): that those who offer it may be rated and shown as good. */
export const isRecommended = sql`t.slug <> ${sql.lit(informationOnly)}`

export const isServiceNamed = (text: string) =>
  sql`${serviceSlug(text)} in (t.slug, replace(lower(t.plural_name), ' ', '-'))`
