// What a professional sees of their work over time: sums of the days that a job has counted (day-count.jobs.server.ts), never
// of all rows. Of other professionals nothing can be asked.
import type { FileAnswer } from "../platform/api/serve-file.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { csvOf } from "../platform/csv.ts"
import { localize } from "../platform/language/language.ts"
import { notFound, Problem } from "../platform/problem.ts"
import { conversionRate } from "../requests/service-request.rules.ts"
import { findSums, listDays, type Sums } from "./analytics.queries.server.ts"
import type { Analytics, Figures } from "./analytics.schema.ts"
import { type DaySpan, daysOf, eachDay, type Period } from "./period.rules.ts"
import { analyticsAnswerTexts, analyticsFileTexts } from "./texts.ts"

let isOn = true
/** Called at start (ANALYTICS). The days are counted all the same, so that none is missing afterwards. */
export const switchAnalytics = (on: boolean) => {
  isOn = on
}

const refuseWhereOff = () => {
  if (isOn) return
  const said = localize(analyticsAnswerTexts, (t) => t.disabled)
  throw new Problem("unavailable", said, undefined, { is_disabled: true })
}

type ReadContext = Pick<Ctx<"professional">, "db" | "actor" | "clock" | "language">

export const getAnalytics = async (
  { db, actor, clock, language }: ReadContext,
  { period }: { period: Period },
): Promise<{ message: string; analytics: Analytics }> => {
  refuseWhereOff()
  const { daysInColumn, ...days } = daysOf(period, clock())
  const found = actor.professional_id ? await findSums(db, actor.professional_id, { daysInColumn, ...days }) : undefined
  if (!found) throw notFound(localize(analyticsAnswerTexts, (t) => t.profile))
  const { groups, rating, review_count, ...counted } = found
  const sumsOf = (isPrevious: boolean, place: number | null) =>
    figuresOf(groups.find((group) => group.is_previous === isPrevious && group.place === place))
  const columnsOf = (isPrevious: boolean, spans: DaySpan[]) =>
    spans.map((span, place) => ({ ...span, figures: sumsOf(isPrevious, place) }))
  return {
    message: analyticsAnswerTexts.in(language).loaded,
    analytics: {
      ...{ period, from: days.from, to: days.to, ...counted },
      figures: sumsOf(false, null),
      previous: { ...days.previous, figures: sumsOf(true, null), columns: columnsOf(true, days.previous.columns) },
      columns: columnsOf(false, days.columns),
      all_time: { rating, reviews: review_count },
    },
  }
}

const nothing: Sums = {
  ...{ bookings: 0, completed_bookings: 0, unpriced_bookings: 0, revenue: "0.00" },
  ...{ requests: 0, booked_requests: 0, reviews: 0, stars: 0, profile_views: 0, times_found: 0 },
}

const figuresOf = (sums: Sums = nothing): Figures => ({
  bookings: sums.bookings,
  completed_bookings: sums.completed_bookings,
  unpriced_bookings: sums.unpriced_bookings,
  revenue: sums.revenue,
  rating: ratingOf(sums),
  reviews: sums.reviews,
  requests: sums.requests,
  booked_requests: sums.booked_requests,
  conversion_rate: conversionRate(sums.requests, sums.booked_requests),
  profile_views: sums.profile_views,
  times_found: sums.times_found,
})

/** To two digits, as the profile's. */
const ratingOf = ({ reviews, stars }: Sums) => (reviews > 0 ? Math.round((100 * stars) / reviews) / 100 : null)

export const exportAnalytics = async (ctx: ReadContext, { period }: { period: Period }): Promise<FileAnswer> => {
  refuseWhereOff()
  const span = daysOf(period, ctx.clock())
  const id = ctx.actor.professional_id
  const rows = new Map((id ? await listDays(ctx.db, id, span) : []).map((row) => [row.day, row]))
  const lines = eachDay(span).map((day) => {
    const of = rows.get(day) ?? nothing
    return [
      ...[day, of.bookings, of.completed_bookings, of.unpriced_bookings, of.revenue, of.reviews, ratingOf(of)],
      ...[of.requests, of.booked_requests, of.profile_views, of.times_found],
    ]
  })
  return {
    type: "text/csv; charset=utf-8",
    name: `analytics-${period}-${span.to}.csv`,
    text: csvOf([analyticsFileTexts.in(ctx.language).columns, ...lines]),
  }
}
