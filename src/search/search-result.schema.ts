import { z } from "zod"
import { NEXT_FREE_DAYS } from "../availability/next-choices.rules.ts"
import { cover } from "../professionals/cover.schema.ts"
import { offerPrices } from "../professionals/packages/package.schema.ts"
import { MAX_COVERS } from "./covers/covers.rules.ts"

/** A card of the search. */
export const searchResult = offerPrices.extend({
  id: z.string().describe("The offered service (service_id)"),
  name: z.string(),
  title: z.string().optional().describe("The service's own name, where it has one"),
  description: z.string(),
  headline: z.string(),
  price: z.string().nullable().describe("Rupees per hour; null: price not set"),
  category: z.string(),
  service_type: z.string(),
  business_name: z.string(),
  provider_id: z.string(),
  provider_name: z.string(),
  city: z.string().describe("Where it is offered: the city that was asked for"),
  home_city: z.string().describe("Where the professional works from"),
  locality: z.string().nullable().describe("In the home city"),
  rating: z.number().nullable(),
  review_count: z.number().int(),
  is_verified: z.boolean(),
  duration: z.number().int().describe("Minutes"),
  duration_unit: z.literal("mins"),
  availability: z
    .string()
    .nullable()
    .describe(
      `The next free time in words; null: no hours are kept, or none is free in the next ${NEXT_FREE_DAYS} days`,
    ),
  answer_time: z.string().nullable().describe("How fast they usually answer messages, in words; null: not known"),
  distance_km: z
    .number()
    .int()
    .nullable()
    .describe(
      "To where the professional works from, as the crow flies; null: no locality was asked for, or theirs is not known",
    ),
  work_experience: z.number().int().nullable(),
  cover,
  covers: z
    .number()
    .int()
    .min(2)
    .max(MAX_COVERS)
    .optional()
    .describe("So many pictures /search/covers has, the cover among them; missing: no more than that"),
})
export type SearchResult = z.output<typeof searchResult>
