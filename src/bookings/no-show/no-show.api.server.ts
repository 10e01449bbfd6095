// The JSON door of statements about visits that did not take place.
import { serve } from "../../platform/api/serve.server.ts"
import { noShowAsCustomer, noShowAsProfessional } from "./no-show.contract.ts"
import { sayNoShow } from "./no-show.server.ts"

export const noShowApi = [
  serve(noShowAsCustomer, (ctx, statement) => sayNoShow(ctx, "customer", statement)),
  serve(noShowAsProfessional, (ctx, { bookingId, reason }) =>
    sayNoShow(ctx, "professional", { id: bookingId, reason }),
  ),
]
