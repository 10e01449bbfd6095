// The JSON door of proposals.
import { serve } from "../../platform/api/serve.server.ts"
import {
  acceptAsCustomer,
  acceptAsProfessional,
  declineAsCustomer,
  declineAsProfessional,
  proposeAsCustomer,
  proposeAsProfessional,
} from "./proposal.contract.ts"
import { acceptTime, declineTime, endBeforeYes, proposeTime } from "./proposal.server.ts"

export const proposalsApi = [
  serve(proposeAsCustomer, (ctx, input) => proposeTime(ctx, "customer", input)),
  serve(acceptAsCustomer, (ctx, input) => acceptTime(ctx, "customer", input), {
    prepare: ({ id }, ctx) => endBeforeYes(ctx, id),
  }),
  serve(declineAsCustomer, (ctx, input) => declineTime(ctx, "customer", input)),
  serve(proposeAsProfessional, (ctx, { bookingId, ...wish }) =>
    proposeTime(ctx, "professional", { ...wish, id: bookingId }),
  ),
  serve(
    acceptAsProfessional,
    (ctx, { bookingId, start_time }) => acceptTime(ctx, "professional", { id: bookingId, start_time }),
    { prepare: ({ bookingId }, ctx) => endBeforeYes(ctx, bookingId) },
  ),
  serve(declineAsProfessional, (ctx, { bookingId, start_time }) =>
    declineTime(ctx, "professional", { id: bookingId, start_time }),
  ),
]
