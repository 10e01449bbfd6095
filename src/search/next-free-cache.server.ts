// The next free times of a page of cards. Many searches show the same professionals, and looking at their calendars would
// cost as much as finding them: so each calendar is looked at once in as many seconds as answers are kept, whatever is
// asked (docs/decisions/0028). What nobody has looked at yet is asked for in one statement.
import { nextFreeOf } from "../availability/next-free.server.ts"
import { cacheByOwner } from "../platform/cache.server.ts"
import type { Ctx } from "../platform/context.server.ts"

const cacheOf = cacheByOwner<Date | undefined>({ most: 4_000, seconds: 5 })

/** By the service. */
export const cachedNextFreeOf = async (ctx: Pick<Ctx, "db" | "clock">, services: readonly string[]) => {
  const keep = cacheOf(ctx.db)
  const unknown: string[] = []
  // Once it is known for which: they are gathered below, and asked for after that.
  const found = Promise.resolve().then(() => nextFreeOf(ctx, unknown))
  const startOf = (service: string) =>
    keep(service, async () => {
      unknown.push(service)
      return (await found).get(service)
    })
  return new Map(await Promise.all(services.map(async (service) => [service, await startOf(service)] as const)))
}
