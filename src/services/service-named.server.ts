// Which row of service_types (as t) a name means: the slug, its form with underscores, the display name or its plural.
import { sql } from "kysely"
import { serviceSlug } from "./service.rules.ts"

export const isServiceNamed = (text: string) =>
  sql`${serviceSlug(text)} in (t.slug, replace(lower(t.plural_name), ' ', '-'))`
