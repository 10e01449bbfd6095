// The catalogue: which kinds of service exist and in which cities each is open. One that is open nowhere is coming soon.
import type { Ctx } from "../platform/context.server.ts"
import { listCategories } from "./service.queries.server.ts"

export const showCategories = async (ctx: Pick<Ctx, "db">) => ({ categories: await listCategories(ctx.db) })
