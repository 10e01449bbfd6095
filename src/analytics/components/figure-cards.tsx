import { noonOf } from "../../platform/days.ts"
import { Card } from "../../ui/card.tsx"
import { Tooltip } from "../../ui/overlay/tooltip.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { Analytics } from "../analytics.schema.ts"
import { type Change, changeOf, type FigureName, figureNames } from "../figure.rules.ts"
import { countShown, shownIn } from "../figure-words.ts"
import { analyticsTexts } from "../texts.ts"

type Texts = ReturnType<typeof analyticsTexts.in>

/** Each figure with how it compares; what it means is there when it is wanted. */
export function FigureCards({ analytics }: { analytics: Analytics }) {
  const t = useTexts(analyticsTexts)
  const { day } = useDates()
  const shown = shownIn(t)
  const meanings = meaningsOf(analytics, t)
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-12">
      {figureNames.map((name) => {
        const value = shown(analytics.figures, name)
        return (
          <Card as="li" key={name} className={`flex flex-col gap-1 max-sm:p-3 max-sm:pr-2 ${placeClasses(name)}`}>
            <div className="flex items-center justify-between">
              <h2 className="min-w-0 font-sans font-semibold text-muted text-sm tracking-normal">{t.figures[name]}</h2>
              <Tooltip bare label={t.meaningOf(t.figures[name])}>
                {meanings[name]}
              </Tooltip>
            </div>
            <p className={`font-semibold font-serif sm:text-3xl ${value.length > LONG ? "text-lg" : "text-2xl"}`}>
              {value}
            </p>
            <ChangeLine
              change={changeOf(name, analytics)}
              before={shown(analytics.previous.figures, name)}
              seenSince={day(noonOf(analytics.seen_since))}
            />
            {name === "conversion_rate" && analytics.figures.requests > 0 && (
              <p className="text-muted text-sm">
                {t.booked(analytics.figures.booked_requests, analytics.figures.requests)}
              </p>
            )}
          </Card>
        )
      })}
    </ul>
  )
}

/** Letters that half a phone has room for at a figure's size. */
const LONG = 8

/** Three in the first line, what leads to them in the second; two by two on what is narrower. */
const placeClasses = (name: FigureName) => {
  const isFirst = figureNames.indexOf(name) < 3
  return `${isFirst ? "xl:col-span-4" : "xl:col-span-3"} first:col-span-2 xl:first:col-span-4`
}

/** A sign and a number; read aloud, the sentence that they stand for. */
function ChangeLine(props: ComparedFigure) {
  const t = useTexts(analyticsTexts)
  const { sign, short, sentence } = changeIn(t, props)
  if (!sign) return <p className="text-muted text-sm">{sentence}</p>
  return (
    <p className="text-sm">
      <span aria-hidden="true">
        <span className={`whitespace-nowrap font-semibold ${sign === "▲" ? "text-neem-ink" : "text-danger-ink"}`}>
          {sign} {short}
        </span>{" "}
        <span className="whitespace-nowrap text-muted">{t.change.from(props.before)}</span>
      </span>
      <span className="sr-only">{sentence}</span>
    </p>
  )
}

type ChangeInWords = { sentence: string } & (
  | { sign: "▲" | "▼"; short: string }
  | { sign?: undefined; short?: undefined }
)

type ComparedFigure = { change: Change; before: string; seenSince: string }

/** A sign stands only where there is a number to compare with. */
const changeIn = ({ change: t }: Texts, { change, before, seenSince }: ComparedFigure): ChangeInWords => {
  if (change.kind === "unknown") return { sentence: t.unknown(seenSince) }
  if (change.kind === "none") return { sentence: t.fromNothing(before) }
  if (change.kind === "nothing_before") return { sentence: t.nothingBefore[change.name] }
  if (change.kind === "percent") {
    const { by, isMore, isSame } = change
    if (isSame) return { sentence: t.same(before) }
    const sign = isMore ? "▲" : "▼"
    if (by === 0) return { sign, short: t.underOne, sentence: t.little(isMore, before) }
    return { sign, short: t.byPercent(countShown(by)), sentence: t.percent(countShown(by), isMore, before) }
  }
  const { name, by } = change
  if (Math.abs(by) < 0.05) return { sentence: t.same(before) }
  const sign = by > 0 ? "▲" : "▼"
  if (name === "rating") return { sign, short: Math.abs(by).toFixed(1), sentence: t.rating(by, before) }
  return { sign, short: t.byPoints(Math.abs(by)), sentence: t.points(by, before) }
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
