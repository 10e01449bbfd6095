import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { idCursor, pageLimit } from "../platform/api/paging.ts"
import { shownRequestStatuses } from "./service-request.rules.ts"
import { answerReason, customerRequest, newServiceRequest, professionalRequest } from "./service-request.schema.ts"
import { acceptFormTexts, requestFormTexts } from "./texts.ts"

const message = z.string()
const next = z.string().nullable()
const status = z.enum(shownRequestStatuses).optional().describe("As screens say it, by now")

export const requestService = contract({
  name: "request_service",
  summary: "Ask a professional about a service before booking",
  method: "POST",
  path: "/request_service",
  who: "customer",
  status: 201,
  limit: { bucket: "service_requests", perAccount: { max: 60, seconds: 3600 } },
  refuses: ["not_found", "conflict"],
  texts: requestFormTexts,
  input: newServiceRequest,
  output: z.object({ message, request: customerRequest }),
})

export const customerRequests = contract({
  name: "user_requests",
  summary: "My requests as a customer, newest first",
  method: "GET",
  path: "/user/requests",
  who: "customer",
  input: z.object({ status, limit: pageLimit, cursor: idCursor }),
  output: z.object({ requests: z.array(customerRequest), next }),
})

export const withdrawRequest = contract({
  name: "withdraw_request",
  summary: "Withdraw a request of mine that waits for an answer",
  method: "POST",
  path: "/user/requests/{id}/withdraw",
  who: "customer",
  refuses: ["conflict"],
  input: z.object({ id: z.string() }),
  output: z.object({ message, request: customerRequest }),
})

export const professionalRequests = contract({
  name: "provider_requests",
  summary:
    "Requests to me as a professional, newest first; those that wait (status=pending), the one that is due next first",
  method: "GET",
  path: "/provider/{id}/requests",
  who: "professional",
  identity: ["id"],
  input: z.object({ id: z.string(), status, limit: pageLimit, cursor: idCursor }),
  output: z.object({ requests: z.array(professionalRequest), next }),
})

export const answerRequest = contract({
  name: "answer_request",
  summary: "Accept or decline a request to me as a professional",
  method: "POST",
  path: "/provider/{id}/requests/{requestId}",
  who: "professional",
  identity: ["id"],
  refuses: ["conflict"],
  texts: acceptFormTexts,
  input: z.object({
    id: z.string(),
    requestId: z.string(),
    status: z.enum(["accepted", "declined"]),
    reason: answerReason.describe("For the customer: an answer, or why not"),
  }),
  output: z.object({ message, request: professionalRequest }),
})
