// "rasoi baner": what kitchens cost in Pune, by what their owners paid. Asked beside a search, never as a part of it.
import { cachePerDb } from "../../platform/cache.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { knownWorks } from "../../professionals/cost/cost.rules.ts"
import type { Cost } from "../../professionals/cost/cost.schema.ts"
import { getCost } from "../../professionals/cost/cost.server.ts"
import { readMoney } from "../query/money.rules.ts"
import { readNamed } from "./work-cost.queries.server.ts"

/** Most people ask alike. */
const cacheOf = cachePerDb<Awaited<ReturnType<typeof readNamed>>>({ maxEntries: 4_000, seconds: 60 })

interface WorkQuery {
  work: string
  city?: string | undefined
}

export const getWorkCost = async (ctx: Ctx, { work: words, city }: WorkQuery): Promise<{ cost: Cost | null }> => {
  const { rest } = readMoney(words.toLowerCase().replace(/\s+/g, " "))
  const named = await cacheOf(ctx.db)(rest, () => readNamed(ctx.db, rest))
  const work = knownWorks.find((one) => named.works.includes(one))
  const where = city ?? named.cities[0] ?? named.main_city
  if (!work || named.is_of_more || where === null) return { cost: null }
  return { cost: await getCost(ctx, work, where) }
}
