import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { cover } from "../../professionals/cover.schema.ts"
import { testimonial } from "../testimonials/testimonial.schema.ts"

const service = z.object({
  id: z.number().int(),
  service_type: z.string(),
  name: z.string(),
  plural_name: z.string(),
  short_description: z.string(),
  icon: z.string(),
  is_available: z.boolean(),
  available_cities: z.array(z.string()),
  category_name: z.string(),
})
const provider = z.object({
  id: z.string(),
  provider_id: z.string(),
  full_name: z.string(),
  business_name: z.string(),
  headline: z.string(),
  service_type: z.string(),
  service_name: z.string(),
  locality: z.string().nullable(),
  city: z.string(),
  average_rating: z.number().nullable(),
  total_reviews: z.number().int(),
  work_experience: z.number().int().nullable(),
  price: z.string().nullable().describe("Rupees per hour; null: price not set"),
  price_label: z
    .string()
    .nullable()
    .describe("In words, where no price per hour is set: from how much a visit is; else null"),
  cover,
})
const statistics = z.object({
  total_providers: z.number().int().describe("With a badge that holds today"),
  total_bookings: z.number().int().describe("Completed"),
  total_cities: z.number().int().describe("In which a service is open"),
  total_reviews: z.number().int(),
  average_rating: z.number().describe("One decimal; 0 without reviews"),
})
const overview = z.object({
  featured_services: z.array(service),
  featured_providers: z.array(provider),
  testimonials: z.array(testimonial),
  statistics,
  cities: z.array(z.object({ id: z.number().int(), name: z.string(), state: z.string() })),
})
export type Overview = z.output<typeof overview>

const homepage = <const N extends string, O extends z.ZodType>(part: N, summary: string, data: O) =>
  contract({
    name: `homepage_${part.replace("-", "_")}`,
    summary,
    method: "GET",
    path: `/homepage/${part}`,
    who: "anyone",
    cacheSeconds: 20,
    input: z.object({}),
    output: z.object({ data }),
  })

export const homepageOverview = homepage("overview", "Everything the home page shows", overview)
export const homepageServices = homepage("services", "Services and where each is open", z.array(service))
export const homepageProfessionals = homepage(
  "featured-providers",
  "Verified professionals of best standing",
  z.array(provider),
)
export const homepageTestimonials = homepage(
  "testimonials",
  "Reviews of 4 and 5 whose authors agreed",
  z.array(testimonial),
)
export const homepageStatistics = homepage("statistics", "Figures, counted from rows", statistics)
