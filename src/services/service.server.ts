// The catalogue: which kinds of service exist and in which cities each is open. One that is open nowhere is coming soon.
import { pictureUrl } from "../drawings/picture.tsx"
import type { Ctx } from "../platform/context.server.ts"
import { listCategories } from "./service.queries.server.ts"

export const getCategories = async (ctx: Pick<Ctx, "db">) => {
  const categories = await listCategories(ctx.db)
  return { categories: categories.map((one) => ({ ...one, image: pictureUrl("service", one.slug, "low") })) }
}
