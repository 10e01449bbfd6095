import { z } from "zod"
import { deliveries, meetingMethods } from "../delivery.rules.ts"

const openBooking = z.object({
  id: z.string(),
  start_time: z.string().describe("Instant"),
  status: z.enum(["pending", "confirmed"]),
  client_name: z.string().nullable().describe("Null: the account was deleted"),
})
export type OpenBooking = z.output<typeof openBooking>

const location = z.object({
  id: z.string().describe("location_id"),
  service_id: z.string(),
  city_id: z.number().int(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  is_open: z.boolean().describe("Whether this kind of service is open in that city"),
})
export type ServiceLocation = z.output<typeof location>

export const serviceLocationRows = z.array(location)

export const ownService = z.object({
  id: z.string().describe("service_id"),
  service_type: z.string().describe("Slug"),
  name: z.string().describe("Of its type"),
  title: z.string().describe("Its own name; empty: it has none"),
  description: z.string(),
  price: z.string().nullable().describe("Rupees per hour; null: price not set"),
  duration: z.number().int().describe("Minutes"),
  delivery: z.array(z.enum(deliveries)),
  online_by: z.enum(meetingMethods).nullable().describe("How an online visit is held; null: not said"),
  meeting_link: z.string().describe("Empty: none"),
  studio_address: z.string().describe("Of my profile; empty: none"),
  longest_stretch: z
    .number()
    .int()
    .nullable()
    .describe("Minutes of my longest stretch of hours: a longer visit cannot be booked; null: no hours are kept"),
  is_active: z.boolean().describe("false: paused"),
  open_bookings: z
    .number()
    .int()
    .describe("Pending or confirmed, and not over: while there are any it cannot be removed"),
  next_bookings: z.array(openBooking).describe("Of these the next, three at most"),
  open_requests: z.number().int().describe("Of these the pending ones"),
  locations: serviceLocationRows,
})
export type OwnService = z.output<typeof ownService>
