// What a dashboard counts, for each side. The figures are rows, never estimates.
import type { Ctx } from "../platform/context.server.ts"
import { findProviderOverview, findUserOverview } from "./overview.queries.server.ts"

export const showUserOverview = (ctx: Ctx<"customer">) => findUserOverview(ctx.db, ctx.actor, ctx.clock())

export const showProviderOverview = (ctx: Ctx<"professional">) => findProviderOverview(ctx.db, ctx.actor, ctx.clock())
