// What is looked through on a card. Asked when somebody wants it: a search sends one picture a card.
import type { Ctx } from "../../platform/context.server.ts"
import { readCovers } from "./covers.queries.server.ts"

export const getCovers = async ({ db }: Ctx, { service_id }: { service_id: string }) => ({
  covers: await readCovers(db, service_id),
})
