import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import {
  answerRequest,
  customerRequests,
  professionalRequests,
  requestService,
  withdrawRequest,
} from "./service-request.contract.ts"
import { requestJobs, requestSchedules } from "./service-request.jobs.server.ts"
import { requestNotifications } from "./service-request.notifications.server.ts"
import { serviceRequestData } from "./service-request.personal.server.ts"
import * as request from "./service-request.server.ts"

export const requests: Slice = {
  name: "requests",
  description: "Questions to professionals before booking",
  tables: ["service_requests", "service_request_events"],
  personal: [serviceRequestData],
  calls: [
    serve(requestService, request.requestService),
    serve(customerRequests, request.listCustomerRequests),
    serve(withdrawRequest, request.withdrawRequest),
    serve(professionalRequests, request.listProfessionalRequests),
    serve(answerRequest, request.answerRequest),
  ],
  notifications: requestNotifications,
  jobs: requestJobs,
  schedules: requestSchedules,
}
