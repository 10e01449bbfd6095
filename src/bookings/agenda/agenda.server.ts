// Bookings as the dashboards begin with them: what waits for this person, and what comes next.
import type { Ctx } from "../../platform/context.server.ts"
import { findCustomerAgenda, findProfessionalAgenda } from "./agenda.queries.server.ts"

type ReadContext = Pick<Ctx<"signed_in">, "db" | "actor" | "clock">

export const listProfessionalAgenda = ({ db, actor, clock }: ReadContext) =>
  findProfessionalAgenda(db, { actor, now: clock() })

export const listCustomerAgenda = ({ db, actor, clock }: ReadContext) => findCustomerAgenda(db, { actor, now: clock() })
