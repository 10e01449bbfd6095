// What a professional offers, seen from inside: with paused services, unset prices and the areas of each.
import type { Ctx } from "../platform/context.server.ts"
import { notFound } from "../platform/problem.ts"
import { say } from "../platform/words/language.ts"
import { listOwnServices } from "./own-service.queries.server.ts"
import { professionalProblems } from "./professional.problems.words.ts"

export const showOwnServices = async (ctx: Ctx<"professional">) => ({
  services: await listOwnServices(ctx.db, ctx.actor),
})

export const showServiceLocations = async (ctx: Ctx<"professional">, { id }: { id: string }) => {
  const [service] = await listOwnServices(ctx.db, ctx.actor, id)
  if (!service) throw notFound(say(professionalProblems, (t) => t.service))
  return { locations: service.locations }
}
