import { noonOf } from "../../platform/days.ts"
import { formatRupees } from "../../platform/money.ts"
import { Card } from "../../ui/card.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { Analytics, Figures } from "../analytics.schema.ts"
import { weeklyAverages } from "../chart.rules.ts"
import { isKnownBefore } from "../figure.rules.ts"
import { countShown } from "../figure-words.ts"
import { analyticsTexts } from "../texts.ts"
import { BarChart, beforeClasses } from "./bar-chart.tsx"
import { FigureTable } from "./figure-table.tsx"
import { useColumnLabel } from "./use-column-label.ts"

interface ChartOfFigure {
  name: "bookings" | "revenue" | "requests" | "reviews" | "profile_views" | "times_found"
  part?: (figures: Figures) => number
  kinds?: readonly [string, string]
}

/** Charts, and all of their numbers as a table. */
export function OverTime({ analytics }: { analytics: Analytics }) {
  const { charts: t } = useTexts(analyticsTexts)
  const { day } = useDates()
  const label = useColumnLabel()
  const charts: ChartOfFigure[] = [
    { name: "bookings", part: (of) => of.completed_bookings, kinds: [t.parts.completed, t.parts.upcoming] },
    { name: "revenue" },
    { name: "requests", part: (of) => of.booked_requests, kinds: [t.parts.booked, t.parts.notBooked] },
    { name: "reviews" },
    { name: "profile_views" },
    { name: "times_found" },
  ]
  const { columns, previous } = analytics
  // Weeks are even enough, and a week has no usual day.
  const isAveraged = columns.length > 7 && columns[0]!.from === columns[0]!.to
  const before = (name: ChartOfFigure["name"]) => {
    const sum = Number(previous.figures[name])
    if (sum === 0 || !isKnownBefore(name, analytics)) return undefined
    const values = previous.columns.map(({ figures }) => Number(figures[name]))
    return { line: isAveraged ? weeklyAverages(values) : values, sum }
  }
  const ends = [day(noonOf(analytics.from)), day(noonOf(analytics.to))] as const
  return (
    <Card as="section" aria-labelledby="over-time">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="over-time" className="text-xl">
          {t.heading}
        </h2>
        <p className="flex items-center gap-2 text-muted text-sm">
          <svg aria-hidden="true" viewBox="0 0 24 4" className="h-1 w-6">
            <path d="M0 2h24" className={beforeClasses} />
          </svg>
          {t.before(analytics.period, isAveraged)}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {charts.map(({ name, part, kinds }) => (
          <BarChart
            key={name}
            title={t.titles[name]}
            bars={columns.map(({ figures, ...span }) => ({
              label: label(span),
              value: Number(figures[name]),
              ...(part && { part: part(figures) }),
            }))}
            before={before(name)}
            ends={ends}
            format={name === "revenue" ? formatRupees : countShown}
            {...(kinds && { kinds })}
          />
        ))}
      </div>
      <FigureTable analytics={analytics} />
    </Card>
  )
}
