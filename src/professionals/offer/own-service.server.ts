// What a professional offers, seen from inside: with paused services, unset prices and the areas of each.
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { priceWordsIn } from "../packages/price-words.ts"
import { listOwnServices } from "./offer.queries.server.ts"
import type { OwnService } from "./offer.schema.ts"
import { offerProblems } from "./texts.ts"

type Asker = Pick<Ctx<"professional">, "db" | "actor" | "clock" | "language">

export const getOwnServices = async (ctx: Asker) => ({ services: await listServices(ctx) })

const listServices = async ({ db, actor, clock, language }: Asker, id?: string): Promise<OwnService[]> => {
  const rows = await listOwnServices(db, actor, clock(), id)
  const words = priceWordsIn(language)
  return rows.map((row) => ({ ...row, ...words.of(row) }))
}

export const findOwnService = async (ctx: Asker, id: string) => {
  const [service] = await listServices(ctx, id)
  if (!service) throw notFound(localize(offerProblems, (t) => t.service))
  return service
}

export const getServiceLocations = async (ctx: Asker, { id }: { id: string }) => {
  const { locations } = await findOwnService(ctx, id)
  return { locations }
}
