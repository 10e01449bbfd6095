import { z } from "zod"
import { portraitUrls } from "../accounts/portrait/portrait.schema.ts"
import { projectDrawings } from "../drawings/drawing-kinds.ts"
import { contract } from "../platform/api/contract.ts"
import { pageLimit } from "../platform/api/paging.ts"
import { band } from "./cost/cost.schema.ts"
import { cover } from "./cover.schema.ts"
import { deliveries, meetingMethods } from "./delivery.rules.ts"
import { offerPrices } from "./packages/package.schema.ts"

const place = z.object({ id: z.number().int(), city: z.string(), state: z.string(), country: z.string() })

const offered = offerPrices.extend({
  id: z.string().describe("service_id"),
  service_type: z.string(),
  name: z.string().describe("Of its type"),
  title: z.string().describe("Its own name; empty: it has none"),
  description: z.string(),
  price: z.string().nullable().describe("Rupees per hour; null: price not set"),
  duration: z.number().int().describe("Minutes"),
  delivery: z.array(z.enum(deliveries)),
  online_by: z
    .enum(meetingMethods)
    .nullable()
    .describe("How an online visit is held: at a link, or they call the customer"),
  is_verified: z.boolean(),
  locations: z.array(place),
})
export type OfferedService = z.output<typeof offered>

const project = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  locality: z.string(),
  completed_year: z.number().int(),
  area_sqft: z.number().int().nullable(),
  drawing: z.enum(projectDrawings),
  picture: cover,
  picture_count: z.number().int().describe("Photographs and plans on its page"),
  paid: band.nullable().describe("What the owner paid in all, in rupees; null: not said"),
})
export type Project = z.output<typeof project>

const verification = z.object({
  is_verified: z.boolean(),
  checks: z.array(
    z.object({
      kind: z.enum(["kyc", "gst", "coa"]),
      state: z.enum(["approved", "expired", "not_verified"]),
      checked_at: z.string().nullable(),
      valid_until: z.string().nullable(),
      number: z.string().nullable().describe("Of the Council's register, which is public"),
      checked_by: z.string().nullable().describe("Who of us looked; null: not kept of older checks"),
    }),
  ),
})
export type Verification = z.output<typeof verification>

/** What /compare and the lists read (specification 2 §3, Provider). */
const provider = z.object({
  id: z.string(),
  full_name: z.string(),
  business_name: z.string(),
  average_rating: z.number().nullable(),
  total_reviews: z.number().int(),
  work_experience: z.number().int().nullable(),
  kyc_verified: z.boolean(),
  gst_verified: z.boolean(),
  is_verified: z.boolean(),
  primary_location: z.string(),
  price_category: z.enum(["Standard", "Premium", "Luxury"]).nullable(),
  project_count: z.number().int(),
  description: z.string(),
  profile_image: z.string().nullable(),
  portrait: portraitUrls.nullable(),
})
export type Provider = z.output<typeof provider>

const profile = provider.extend({
  provider_id: z.string(),
  headline: z.string(),
  locality: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  languages: z.array(z.string()),
  joined_at: z.string(),
  answer_time: z
    .string()
    .nullable()
    .describe("How fast they usually answer messages, in words; null: too few answers, or none of these steps"),
  keeps_hours: z.boolean().describe("False: the usual hours are assumed, and any time may be asked for"),
  verification,
  services: z.array(offered),
  cover,
  portfolio: z.array(project),
})
export type Profile = z.output<typeof profile>

export const getProfessional = contract({
  name: "show_provider",
  summary: "A professional's public profile",
  method: "GET",
  path: "/provider/{id}",
  who: "anyone",
  cacheSeconds: 5,
  input: z.object({ id: z.string() }),
  output: z.object({ provider: profile }),
})

const filter = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || undefined)
  .optional()

export const listProfessionals = contract({
  name: "list_providers",
  summary: "Professionals of a category, best standing first",
  method: "GET",
  path: "/providers",
  aliases: ["/service_providers"],
  who: "anyone",
  cacheSeconds: 5,
  input: z.object({
    category: filter.describe("Display name"),
    service_type: filter.describe("Slug"),
    limit: pageLimit,
    cursor: z.string().max(200).optional(),
  }),
  output: z.object({ providers: z.array(provider), next: z.string().nullable() }),
})
export type ListInput = z.output<typeof listProfessionals.input>
