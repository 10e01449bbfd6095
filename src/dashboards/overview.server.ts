// What a dashboard begins with, for each side: the bookings that want something or come next, and figures, which are rows,
// never estimates. Two statements: a figure over all bookings, and the few that are shown.
import { listCustomerAgenda, listProfessionalAgenda } from "../bookings/agenda/agenda.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { CustomerOverview, ProfessionalOverview } from "./overview.contract.ts"
import { findCustomerFigures, findProfessionalFigures } from "./overview.queries.server.ts"

type ReadContext = Pick<Ctx<"signed_in">, "db" | "actor" | "clock">

export const getCustomerOverview = async (ctx: ReadContext): Promise<CustomerOverview> => ({
  ...(await findCustomerFigures(ctx.db, ctx.actor, ctx.clock())),
  bookings: await listCustomerAgenda(ctx),
})

export const getProfessionalOverview = async (ctx: ReadContext): Promise<ProfessionalOverview> => ({
  ...(await findProfessionalFigures(ctx.db, ctx.actor, ctx.clock())),
  bookings: await listProfessionalAgenda(ctx),
})
