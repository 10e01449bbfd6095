import { z } from "zod"
import { contract } from "../platform/api/contract.ts"

const count = z.number().int()

export const customerOverview = contract({
  name: "user_overview",
  summary: "The customer's dashboard in figures",
  method: "GET",
  path: "/user/overview",
  who: "customer",
  input: z.object({}),
  output: z.object({
    pending_bookings: count.describe("Waiting for an answer"),
    upcoming_bookings: count.describe("Confirmed, not yet over"),
    unread_notifications: count,
    next_booking: z
      .object({ id: z.string(), start_time: z.string(), provider_name: z.string(), service_name: z.string() })
      .nullable()
      .describe("The next confirmed one"),
  }),
})
export type CustomerOverview = z.output<typeof customerOverview.output>

export const professionalOverview = contract({
  name: "provider_overview",
  summary: "The professional's dashboard in figures",
  method: "GET",
  path: "/provider/overview",
  who: "professional",
  input: z.object({}),
  output: z.object({
    total_services: count.describe("Active services"),
    total_locations: count.describe("Cities they are offered in"),
    pending_bookings: count.describe("Waiting for my answer"),
    upcoming_bookings: count.describe("Confirmed, not yet over"),
    unread_notifications: count,
  }),
})
export type ProfessionalOverview = z.output<typeof professionalOverview.output>
