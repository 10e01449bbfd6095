// The JSON door of requests that are moved.
import { serve } from "../../platform/api/serve.server.ts"
import { moveCustomerBooking } from "./reschedule.contract.ts"
import { moveRequest } from "./reschedule.server.ts"

export const rescheduleApi = [serve(moveCustomerBooking, moveRequest)]
