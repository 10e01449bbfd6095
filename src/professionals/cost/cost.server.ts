// What a kind of work cost in a city, from projects whose owners' payment is known; nothing where too few are. It changes
// slowly and is the same for everybody: counted once a minute.

import { cachePerDb } from "../../platform/cache.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { isServiceSlug, type ServiceSlug } from "../../services/service-slugs.ts"
import { countPaid } from "./cost.queries.server.ts"
import { countedBands, countedFor, FEWEST_PROJECTS, type KnownWork, mostOf, YEARS_COUNTED } from "./cost.rules.ts"
import type { Cost } from "./cost.schema.ts"

/** Of which works' cost stands for a service. */
const worksOfServices: Partial<Record<ServiceSlug, readonly KnownWork[]>> = {
  "interior-designer": ["kitchen", "living", "bedroom", "bathroom", "1bhk", "2bhk", "3bhk", "office"],
  architect: ["house", "home", "office", "shop"],
}
export const worksOf = (service: string) => (isServiceSlug(service) ? worksOfServices[service] : undefined) ?? []

const cacheOf = cachePerDb<Cost | null>({ maxEntries: 500, seconds: 60 })

/** @param city name or id */
export const getCost = (ctx: Pick<Ctx, "db" | "clock">, work: KnownWork, city: string): Promise<Cost | null> =>
  cacheOf(ctx.db)(`${work} ${city.toLowerCase()}`, () => countCost(ctx, work, city))

const countCost = async ({ db, clock }: Pick<Ctx, "db" | "clock">, work: KnownWork, city: string) => {
  const since = clock().getUTCFullYear() - YEARS_COUNTED
  const known = await countPaid(db, { ...countedFor(work), city, since })
  const bands = countedBands(known?.bands ?? [])
  const projects = bands.reduce((all, band) => all + band.projects, 0)
  if (!known || projects < FEWEST_PROJECTS) return null
  return { work, city: known.city, projects, professionals: known.professionals, since, most: mostOf(bands), bands }
}
