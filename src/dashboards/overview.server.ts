// What a dashboard counts, for each side. The figures are rows, never estimates.
import type { Ctx } from "../platform/context.server.ts"
import { findCustomerOverview, findProfessionalOverview } from "./overview.queries.server.ts"

export const showCustomerOverview = (ctx: Ctx<"customer">) => findCustomerOverview(ctx.db, ctx.actor, ctx.clock())

export const showProfessionalOverview = (ctx: Ctx<"professional">) =>
  findProfessionalOverview(ctx.db, ctx.actor, ctx.clock())
