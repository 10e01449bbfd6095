// Finding a professional: words in three languages, misspelt as they come, narrowed by service and place. Anyone may ask.
import type { Ctx } from "../platform/context.server.ts"
import type { SearchInput, SearchPage } from "./search.contract.ts"
import { findServices } from "./search.queries.server.ts"
import { toCursor } from "./search-order.server.ts"

export const searchForServices = async (ctx: Ctx, input: SearchInput): Promise<SearchPage> => {
  const { services, total } = await findServices(ctx.db, input, ctx.clock())
  const hasMore = services.length > input.limit
  const page = services.slice(0, input.limit)
  const last = page.at(-1)
  return {
    services: page.map(({ keys, ...service }) => service),
    total,
    next: hasMore && last ? toCursor(input.sort, last.keys) : null,
  }
}
