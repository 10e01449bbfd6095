import { noonOf } from "../../platform/days.ts"
import { formatRupees } from "../../platform/money.ts"
import { Card } from "../../ui/card.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { Analytics, Figures } from "../analytics.schema.ts"
import { countShown } from "../figure-words.ts"
import { analyticsTexts } from "../texts.ts"
import { BarChart } from "./bar-chart.tsx"
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
  const ends = [day(noonOf(analytics.from)), day(noonOf(analytics.to))] as const
  return (
    <Card as="section" aria-labelledby="over-time">
      <h2 id="over-time" className="mb-4 text-xl">
        {t.heading}
      </h2>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {charts.map(({ name, part, kinds }) => (
          <BarChart
            key={name}
            title={t.titles[name]}
            bars={analytics.columns.map(({ figures, ...span }) => ({
              label: label(span),
              value: Number(figures[name]),
              ...(part && { part: part(figures) }),
            }))}
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
