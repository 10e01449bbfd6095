import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Cost } from "../cost.schema.ts"
import { bandTexts, costTexts } from "../texts.ts"

/** A line that says what the work asked for mostly cost; opened, all bands, and what was counted. */
export function CostLine({ cost: { work, city, projects, professionals, since, most, bands } }: { cost: Cost }) {
  const t = useTexts(costTexts)
  const { band } = useTexts(bandTexts)
  const highest = Math.max(...bands.map((one) => one.projects))
  const isMost = ({ from, to }: Cost["most"]) =>
    from >= most.from && (most.to === null || (to !== null && to <= most.to))
  const shown = bands.slice(
    bands.findIndex((one) => one.projects > 0),
    bands.findLastIndex((one) => one.projects > 0) + 1,
  )
  const lookOf = (one: Cost["most"]) => (isMost(one) ? "fill-brass" : "fill-border")
  return (
    <details id="work-cost" className="group rounded-lg border border-line bg-surface">
      <summary className="flex min-h-12 items-center gap-3 px-4 py-2.5 max-sm:py-1.5 max-sm:text-sm">
        <svg viewBox="0 0 55 24" aria-hidden="true" className="h-6 w-14 flex-none max-sm:hidden">
          {bands.map((one, place) => {
            const height = 2 + (22 * one.projects) / highest
            return (
              <rect key={one.from} x={place * 8} y={24 - height} width={7} height={height} className={lookOf(one)} />
            )
          })}
        </svg>
        <span className="min-w-0 text-pretty leading-snug">
          {t.line(t.works[work], city, <strong className="whitespace-nowrap">{band(most.from, most.to)}</strong>)}{" "}
          <span className="whitespace-nowrap text-muted text-sm">{t.from(projects)}</span>
        </span>
        <Icon name="chevron-down" className="ml-auto size-5 flex-none text-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 border-line border-t px-4 pt-3 pb-4">
        <table className="w-full max-w-xl text-sm">
          <caption className="sr-only">{t.table}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t.paid}</th>
              <th scope="col">{t.projects}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.from}>
                <th
                  scope="row"
                  className="w-0 whitespace-nowrap py-1 pr-4 text-left font-normal first-letter:uppercase"
                >
                  {band(one.from, one.to)}
                </th>
                <td className="py-1">
                  <span className="flex items-center gap-2">
                    <svg
                      viewBox="0 0 100 10"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                      className="h-2.5 min-w-0 flex-1"
                    >
                      <rect width={(100 * one.projects) / highest} height={10} className={lookOf(one)} />
                    </svg>
                    <span className="w-6 flex-none text-right tabular-nums">{one.projects}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="max-w-2xl text-muted text-sm">
          {[t.meant[work], t.counted(projects, professionals, since, city)].filter(Boolean).join(" ")}
        </p>
      </div>
    </details>
  )
}
