import { z } from "zod"
import { nameViolation } from "../../accounts/account.rules.ts"
import { byRule } from "../../platform/validation.ts"
import { studioAddress } from "../business/business.schema.ts"
import { deliveries, inOrder, meetingMethods } from "../delivery.rules.ts"
import { offerPrices } from "../packages/package.schema.ts"
import {
  DESCRIPTION_LIMIT,
  LINK_LIMIT,
  LONGEST_VISIT,
  MAX_CITIES,
  meetingLinkViolation,
  priceViolation,
  SHORTEST_VISIT,
  TITLE_LIMIT,
} from "./offer.rules.ts"

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

export const ownService = offerPrices.extend({
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

const title = z.string().trim().max(TITLE_LIMIT).superRefine(byRule(nameViolation))
const description = z.string().trim().max(DESCRIPTION_LIMIT)

/** Rupees per hour as the wire takes them; null is "not set". */
export const price = z
  .union([z.string(), z.number()])
  .transform((amount) => String(amount).trim())
  .pipe(z.string().superRefine(byRule(priceViolation)))
  .nullable()

const delivery = z
  .array(z.enum(deliveries))
  .max(10)
  .refine((ways) => ways.length > 0, { params: { rule: "no_delivery" } })
  .transform(inOrder)

const meetingLink = z
  .string()
  .trim()
  .max(LINK_LIMIT)
  .superRefine(byRule((text) => (text === "" ? undefined : meetingLinkViolation(text))))
  // A phone begins sentences, and links, with a capital letter; the database knows the small ones.
  .overwrite((text) => text.replace(/^https:/i, "https:"))

/** What is not named stays as it is, so that two who edit at once keep what the other has changed. */
export const offerChange = z.object({
  title: title.optional().describe("Its own name; empty: that of its type"),
  description: description.optional(),
  price: price.optional().describe("Rupees per hour; null: price not set"),
  duration: z.number().int().min(SHORTEST_VISIT).max(LONGEST_VISIT).optional().describe("Minutes"),
  delivery: delivery.optional(),
  online_by: z
    .enum(meetingMethods)
    .optional()
    .describe("How an online visit is held: at meeting_link, or I call the number that the customer leaves"),
  meeting_link: meetingLink.optional().describe("https, of my own; shown to customers of confirmed bookings alone"),
  studio_address: studioAddress.optional().describe("That of my profile; a visit at the studio needs one"),
  active: z.boolean().optional().describe("false: paused, neither found nor booked"),
  price_was: price.optional().describe("The price that was seen: another one by now is a conflict"),
})
export type OfferChange = z.output<typeof offerChange>

const cityId = z.number().min(1).max(2_147_483_647).int()

export const newAreas = z
  .object({ id: z.string(), city_id: cityId.optional(), city_ids: z.array(cityId).max(MAX_CITIES).optional() })
  .refine(({ city_id, city_ids = [] }) => city_id !== undefined || city_ids.length > 0, {
    path: ["city_ids"],
    params: { rule: "no_city" },
  })

/** What the form of one offer asks for. */
export const offerForm = z.object({
  title: title.optional(),
  description: description.optional(),
  price: z.string().trim().max(20).superRefine(byRule(priceViolation)).optional(),
  duration: z.string(),
  at_site: z.boolean().default(false),
  at_studio: z.boolean().default(false),
  online: z.boolean().default(false),
  online_by: z.string().optional(),
  meeting_link: meetingLink.optional(),
  studio_address: studioAddress.optional(),
})
export type OfferValues = z.input<typeof offerForm>

/** What the modal "Update Service Price" asks for: empty is "not set". */
export const priceForm = offerForm.pick({ price: true })
