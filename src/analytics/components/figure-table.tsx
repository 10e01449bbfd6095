import { noonOf } from "../../platform/days.ts"
import { PhoneDetails } from "../../ui/overlay/phone-details.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { Analytics, Figures } from "../analytics.schema.ts"
import type { FigureName } from "../figure.rules.ts"
import { countShown, shownIn } from "../figure-words.ts"
import { analyticsTexts } from "../texts.ts"
import { useColumnLabel } from "./use-column-label.ts"

/** Every number of the charts, the latest first; the sums are those of the cards, with those before. */
export function FigureTable({ analytics }: { analytics: Analytics }) {
  const t = useTexts(analyticsTexts)
  const { day } = useDates()
  const label = useColumnLabel()
  const shown = shownIn(t)
  const { titles } = t.charts
  const figure = (name: FigureName) => (of: Figures) => shown(of, name)
  const columns: { header: string; cell: (of: Figures) => string }[] = [
    { header: titles.bookings, cell: figure("bookings") },
    { header: t.table.completed, cell: (of) => countShown(of.completed_bookings) },
    { header: titles.revenue, cell: figure("revenue") },
    { header: titles.requests, cell: figure("requests") },
    { header: t.table.booked, cell: (of) => countShown(of.booked_requests) },
    { header: t.table.reviews, cell: (of) => countShown(of.reviews) },
    { header: t.table.rating, cell: figure("rating") },
    { header: titles.profile_views, cell: figure("profile_views") },
    { header: titles.times_found, cell: figure("times_found") },
  ]
  const isOfDays = analytics.columns[0]?.from === analytics.columns[0]?.to
  const caption = t.table.caption(day(noonOf(analytics.from)), day(noonOf(analytics.to)))
  const rows = [
    { key: "total", label: t.table.total, figures: analytics.figures, look: "font-semibold" },
    { key: "before", label: t.table.before(analytics.period), figures: analytics.previous.figures, look: "text-muted" },
    ...analytics.columns
      .toReversed()
      .map(({ figures, ...span }) => ({ key: span.from, label: label(span), figures, look: "" })),
  ]
  return (
    <PhoneDetails summary={t.table.show} summaryClassName="" className="mt-4 border-line border-t">
      <table {...roles.table} className="block w-full text-sm lg:table lg:border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.rowgroup} className="max-lg:sr-only">
          <tr {...roles.row} className="border-line border-b">
            <th scope="col" className="py-2 pr-3 text-left align-bottom text-muted">
              {isOfDays ? t.table.days : t.table.weeks}
            </th>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className="px-1 py-2 text-right align-bottom text-muted xl:px-2">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="max-lg:block">
          {rows.map((row) => (
            <tr key={row.key} {...roles.row} className={`${rowClasses} ${row.look}`}>
              <th
                {...roles.rowheader}
                scope="row"
                className="py-2 pr-3 text-left font-semibold max-lg:col-span-3 xl:whitespace-nowrap"
              >
                {row.label}
              </th>
              {columns.map(({ header, cell }) => (
                <td key={header} {...roles.cell} className="py-2 lg:px-1 lg:text-right xl:px-2">
                  <span aria-hidden="true" className="block font-normal text-muted lg:hidden">
                    {header}
                  </span>
                  <Value>{cell(row.figures)}</Value>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PhoneDetails>
  )
}

/** On a phone a row is a block of named numbers, and some browsers then forget what it is: so it is said. */
const roles = {
  ...{ table: { role: "table" }, rowgroup: { role: "rowgroup" }, row: { role: "row" } },
  ...{ rowheader: { role: "rowheader" }, cell: { role: "cell" } },
}
const rowClasses = "border-line border-b max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-3 max-lg:py-2"

/** What there was stands out from days without it. */
function Value({ children }: { children: string }) {
  return /[1-9]/.test(children) ? children : <span className="text-muted">{children}</span>
}
