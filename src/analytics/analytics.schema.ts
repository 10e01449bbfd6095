import { z } from "zod"
import { periods } from "./period.rules.ts"

const count = z.number().int()
const rating = z.number().nullable()
const day = z.string().describe("YYYY-MM-DD, in India")

export const daySpan = z.object({ from: day, to: day })

/** Of some days. Bookings, revenue and visits are of one and the same set of visits: those that took place on these days. */
export const figures = z.object({
  bookings: count.describe("Visits on these days: confirmed or completed, never cancelled"),
  completed_bookings: count.describe("Of them, completed"),
  unpriced_bookings: count.describe(
    "Of the completed ones, those whose price was to be agreed: they add nothing to revenue",
  ),
  revenue: z.string().describe("Rupees, what the completed ones came to"),
  rating: rating.describe("Average of the reviews written on these days; null without any"),
  reviews: count,
  requests: count.describe("Service requests sent on these days, however they ended"),
  booked_requests: count.describe(
    "Of them, those whose customer has booked a visit for the same service since, and not cancelled it",
  ),
  conversion_rate: count.describe("Percent, rounded: booked_requests of requests; 0 without requests"),
  profile_views: count.describe("A browser counts once a day"),
  times_found: count.describe("On the first page of a search that somebody looked at"),
})
export type Figures = z.output<typeof figures>

const columns = z.array(daySpan.extend({ figures })).describe("The same days in equal parts, for a chart")

export const analytics = daySpan.extend({
  period: z.enum(periods),
  counted_until: z
    .string()
    .nullable()
    .describe("Changes until this instant are counted; null: nothing was counted yet"),
  seen_since: day.describe("From this day on views and searches are counted"),
  first_day: day.nullable().describe("The first day of which there is something to count; null: there is none"),
  figures,
  previous: daySpan.extend({ figures, columns }).describe("As many days right before"),
  columns,
  all_time: z.object({ rating, reviews: count }).describe("As the public profile says it"),
})
export type Analytics = z.output<typeof analytics>
