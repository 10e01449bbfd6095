import { z } from "zod"

/** A review that its writer lets us quote. */
export const testimonial = z.object({
  id: z.string(),
  overall_rating: z.number().int(),
  title: z.string().nullable(),
  comment: z.string(),
  customer_name: z.string(),
  provider_id: z.string(),
  provider_name: z.string(),
  service_name: z.string(),
  created_at: z.string(),
})
