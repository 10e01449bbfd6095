// The catalogue: which kinds of service exist and in which cities each is open. One that is open nowhere is coming soon.
// Which row of service_types (as t) a name means: the slug, its form with underscores, the display name or its plural.

import { sql } from "kysely"
import { pictureUrl } from "../drawings/picture.tsx"
import type { Ctx } from "../platform/context.server.ts"
import { listCategories } from "./service.queries.server.ts"
import { informationOnly, serviceSlug } from "./service.rules.ts"

/** Of a row of service_types (as t): that those who offer it may be rated and shown as good. */
export const isRecommended = sql`t.slug <> ${sql.lit(informationOnly)}`

export const isServiceNamed = (text: string) =>
  sql`${serviceSlug(text)} in (t.slug, replace(lower(t.plural_name), ' ', '-'))`

export const showCategories = async (ctx: Pick<Ctx, "db">) => {
  const categories = await listCategories(ctx.db)
  return { categories: categories.map((one) => ({ ...one, image: pictureUrl("service", one.slug, "low") })) }
}
