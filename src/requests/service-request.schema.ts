import { z } from "zod"
import { portraitUrls } from "../accounts/portrait/portrait.schema.ts"
import { anyId } from "../platform/id.schema.ts"
import { anyLines, lines } from "../platform/visible-text.schema.ts"
import { ANSWER_LIMIT, MESSAGE_LIMIT, requestStatuses } from "./service-request.rules.ts"

const reference = z.string().trim().max(100).optional()

/** A customer's question; who is asked about what is missing with the sentences of specification 1 §4. */
export const newServiceRequest = z
  .object({
    provider_id: reference.describe("The professional who is asked"),
    service_type: reference.describe("Slug, with underscores, or the display name"),
    message: lines(MESSAGE_LIMIT),
    user_id: anyId.optional().describe("May only agree with the token"),
  })
  // Also beside other errors: everything that is wrong is said at once.
  .superRefine(
    ({ provider_id, service_type }, { addIssue }) => {
      const wrong = (path: string, rule: string) => addIssue({ code: "custom", path: [path], params: { rule } })
      if (!service_type) wrong("service_type", "no_service")
      if (!provider_id) wrong("provider_id", "no_provider")
    },
    { when: () => true },
  )
export type NewServiceRequest = z.output<typeof newServiceRequest>

export const messageFields = z.object({
  provider_id: z.string(),
  service_type: z.string(),
  message: lines(MESSAGE_LIMIT),
})

/** What the professional writes with either answer. */
export const answerReason = anyLines(ANSWER_LIMIT).optional()
export const answerFields = z.object({ requestId: z.string(), reason: answerReason })
export const withdrawFields = answerFields.pick({ requestId: true })

const historyEntry = z.object({
  status: z.enum(requestStatuses),
  by: z
    .enum(["customer", "professional", "desk", "nobody"])
    .describe(
      "desk: we sent it for whoever wrote to us; nobody: it happened by itself, as it lapsed or an account was no longer active",
    ),
  reason: z.string().nullable(),
  at: z.string(),
})

const serviceRequest = z.object({
  id: z.string(),
  service_id: z.string(),
  service_type: z.string().describe("Slug"),
  service_name: z.string(),
  message: z.string(),
  status: z.enum(requestStatuses),
  reason: z.string().nullable().describe("What the professional wrote with the answer"),
  created_at: z.string(),
  answer_due_at: z.string().nullable().describe("Instant at which it lapses without an answer; null: it does not wait"),
  history: z.array(historyEntry).describe("Oldest first"),
  is_booked: z.boolean().describe("The customer has booked a visit for this service since, and it was not cancelled"),
})

export const customerRequest = serviceRequest.extend({
  provider_id: z.string(),
  provider_name: z.string().nullable().describe("Business name; null: the account was deleted"),
  provider_portrait: portraitUrls.nullable(),
  city: z.string().nullable().describe("Of the professional"),
  is_public: z.boolean().describe("The professional's profile can be seen"),
  is_bookable: z.boolean().describe("The service can be booked now"),
  others: z
    .array(z.object({ provider_id: z.string(), service_id: z.string(), name: z.string() }))
    .describe("Three who offer the same in the same city, where it was declined or has lapsed"),
})
export type CustomerRequest = z.output<typeof customerRequest>

/** Without the phone and e-mail of the customer's account: those are the customer's to share. */
export const professionalRequest = serviceRequest.extend({
  client_name: z.string().nullable().describe("Null: the account was deleted"),
  client_portrait: portraitUrls.nullable(),
  is_inquiry: z.boolean().describe("Somebody wrote to us, and we sent it on"),
  can_write: z.boolean().describe("Its customer has an account, and so a conversation once it is accepted"),
  client_contact: z
    .object({ phone: z.string().nullable(), email: z.string() })
    .nullable()
    .describe("Of an inquiry, once accepted: what its sender lets this professional have"),
})
export type ProfessionalRequest = z.output<typeof professionalRequest>
