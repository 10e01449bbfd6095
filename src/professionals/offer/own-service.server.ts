// What a professional offers, seen from inside: with paused services, unset prices and the areas of each.
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { listOwnServices } from "./offer.queries.server.ts"
import { offerProblems } from "./texts.ts"

type Asker = Pick<Ctx<"professional">, "db" | "actor" | "clock">

export const getOwnServices = async ({ db, actor, clock }: Asker) => ({
  services: await listOwnServices(db, actor, clock()),
})

export const findOwnService = async ({ db, actor, clock }: Asker, id: string) => {
  const [service] = await listOwnServices(db, actor, clock(), id)
  if (!service) throw notFound(localize(offerProblems, (t) => t.service))
  return service
}

export const getServiceLocations = async (ctx: Asker, { id }: { id: string }) => {
  const { locations } = await findOwnService(ctx, id)
  return { locations }
}
