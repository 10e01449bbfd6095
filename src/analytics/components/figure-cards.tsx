import { noonOf } from "../../platform/days.ts"
import { Card } from "../../ui/card.tsx"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { Analytics } from "../analytics.schema.ts"
import { type Change, changeOf, type FigureName, figureNames } from "../figure.rules.ts"
import { countShown, shownIn } from "../figure-words.ts"
import { analyticsTexts } from "../texts.ts"

const icons: Record<FigureName, IconName> = {
  bookings: "calendar",
  revenue: "rupee",
  rating: "star",
  requests: "mail",
  conversion_rate: "double-check",
  profile_views: "eye",
  times_found: "search",
}

type Texts = ReturnType<typeof analyticsTexts.in>

/** Each figure with how it compares, and what it means. */
export function FigureCards({ analytics }: { analytics: Analytics }) {
  const t = useTexts(analyticsTexts)
  const { day } = useDates()
  const shown = shownIn(t)
  const meanings = meaningsOf(analytics, t)
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-12">
      {figureNames.map((name) => {
        const change = changeOf(name, analytics)
        const before = shown(analytics.previous.figures, name)
        return (
          <Card as="li" key={name} className={`flex flex-col gap-1 ${placeClasses(name)}`}>
            <h2 className="flex items-center gap-2 font-sans font-semibold text-base text-muted">
              <Icon name={icons[name]} className="size-5" />
              {t.figures[name]}
            </h2>
            <p className="font-semibold font-serif text-3xl">{shown(analytics.figures, name)}</p>
            <p className="font-semibold text-sm">{changeIn(t, change, before, day(noonOf(analytics.seen_since)))}</p>
            <p className="mt-1 text-pretty text-muted text-sm">{meanings[name]}</p>
          </Card>
        )
      })}
    </ul>
  )
}

/** Three in the first line, what leads to them in the second. */
const placeClasses = (name: FigureName) => {
  const isFirst = figureNames.indexOf(name) < 3
  return `${isFirst ? "xl:col-span-4" : "xl:col-span-3"} sm:first:col-span-2 xl:first:col-span-4`
}

const changeIn = ({ change: t }: Texts, change: Change, before: string, seenSince: string) => {
  if (change.kind === "unknown") return t.unknown(seenSince)
  if (change.kind === "none") return t.fromNothing(before)
  if (change.kind === "nothing_before") return t.nothingBefore[change.name]
  if (change.kind === "percent") {
    if (change.isSame) return t.same(before)
    return change.by === 0 ? t.little(change.isMore, before) : t.percent(countShown(change.by), change.isMore, before)
  }
  if (Math.abs(change.by) < 0.05) return t.same(before)
  return change.name === "rating" ? t.rating(change.by, before) : t.points(change.by, before)
}

/** In words, with the numbers that a figure is made of. */
const meaningsOf = ({ figures, all_time }: Analytics, { means: t, noValue }: Texts): Record<FigureName, string> => ({
  bookings: t.bookings(figures.bookings, figures.completed_bookings),
  revenue: t.revenue(figures.completed_bookings, figures.unpriced_bookings),
  rating: t.rating(figures.reviews, all_time.reviews, all_time.rating?.toFixed(1) ?? noValue),
  requests: t.requests,
  conversion_rate: t.conversion_rate(figures.requests, figures.booked_requests),
  profile_views: t.profile_views,
  times_found: t.times_found,
})
