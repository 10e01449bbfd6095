import { z } from "zod"
import { customerBooking, professionalBooking } from "../bookings/booking.schema.ts"
import { contract } from "../platform/api/contract.ts"

const count = z.number().int()

export const customerOverview = contract({
  name: "user_overview",
  summary: "What the customer's dashboard begins with",
  method: "GET",
  path: "/user/overview",
  who: "customer",
  input: z.object({}),
  output: z.object({
    pending_bookings: count.describe("Waiting for an answer"),
    upcoming_bookings: count.describe("Confirmed, not yet over"),
    unread_notifications: count,
    selected_services: count,
    shortlisted: count.describe("Professionals on my shortlist"),
    pending_requests: count.describe("Service requests that wait for an answer"),
    bookings: z.array(customerBooking).describe("Still to come: requests that wait, and visits; the next first"),
  }),
})
export type CustomerOverview = z.output<typeof customerOverview.output>

export const professionalOverview = contract({
  name: "provider_overview",
  summary: "What the professional's dashboard begins with",
  method: "GET",
  path: "/provider/overview",
  who: "professional",
  input: z.object({}),
  output: z.object({
    total_services: count.describe("Active services"),
    total_locations: count.describe("Cities in which one of them can be booked"),
    pending_bookings: count.describe("Requests that wait for my answer"),
    upcoming_bookings: count.describe("Confirmed, not yet over"),
    total_requests: count.describe("Service requests so far, however they ended"),
    pending_requests: count.describe("Service requests that wait for my answer"),
    conversion_rate: count.describe(
      "Percent, rounded: of all service requests those whose customer has booked a visit for the same service since, and not cancelled it; 0 without requests",
    ),
    unread_notifications: count,
    bookings: z
      .array(professionalBooking)
      .describe("What waits for me, the visits of seven days, the next one, and what changed within the hour"),
  }),
})
export type ProfessionalOverview = z.output<typeof professionalOverview.output>
