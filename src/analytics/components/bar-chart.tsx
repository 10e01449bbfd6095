import { useId } from "react"
import { useTexts } from "../../ui/use-texts.ts"
import { roundedUp } from "../chart.rules.ts"
import { analyticsTexts } from "../texts.ts"

export interface Bar {
  /** The day, or days, it is of. */
  label: string
  value: number
  /** How much of the value is of the first kind, where there are two. */
  part?: number
}

type BarChartProps = {
  title: string
  bars: readonly Bar[]
  /** The days before as a line, and their sum; undefined where that is not known or there was nothing. */
  before: { line: readonly number[]; sum: number } | undefined
  /** The first and the last day. */
  ends: readonly [string, string]
  format: (value: number) => string
  /** What a bar's part and its rest are called. */
  kinds?: readonly [part: string, rest: string]
}

/**
 * Bars in an own drawing. It has no words in it, so that it can be as wide as its place: what stands at its edges is text,
 * and what it says is in the table below. Under a pointer each bar says its own number.
 */
export function BarChart({ title, bars, before, ends, format, kinds }: BarChartProps) {
  const { charts: t } = useTexts(analyticsTexts)
  const id = useId()
  const all = bars.reduce((sum, { value }) => sum + value, 0)
  const highest = bars.reduce((most, bar) => (bar.value > most.value ? bar : most), bars[0]!)
  const top = roundedUp(Math.max(highest.value, ...(before?.line ?? [])))
  const said = [t.described(title, ends[0], ends[1], format(all))]
  if (all > 0) said.push(t.most(title, highest.label, format(highest.value)))
  if (before) said.push(t.describedBefore(format(before.sum)))
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        {kinds && all > 0 && <Kinds kinds={kinds} />}
      </figcaption>
      <div className="relative">
        <svg
          role="img"
          viewBox={`0 0 ${bars.length} 100`}
          preserveAspectRatio="none"
          aria-label={said.join(" ")}
          className="h-32 w-full border-border border-b"
        >
          <path
            d={`M0 0H${bars.length}M0 50H${bars.length}`}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
          {bars.map((bar, place) => (
            <g key={bar.label}>
              <title>
                {t.ofColumn(
                  bar.label,
                  kinds ? t.ofParts(format(bar.value), kinds[0], bar.part ?? 0) : format(bar.value),
                )}
              </title>
              <rect x={place} width="1" height="100" className="fill-transparent hover:fill-fill" />
              <Column place={place} to={bar.value} top={top} className="pointer-events-none fill-slate" />
              {bar.part !== undefined && (
                <Column place={place} to={bar.part} top={top} className="pointer-events-none fill-neem" />
              )}
            </g>
          ))}
          {before && <path d={lineOf(before.line, top)} vectorEffect="non-scaling-stroke" className={beforeClasses} />}
        </svg>
        {all === 0 && !before ? (
          <p className="absolute inset-0 grid place-items-center text-muted text-sm">{t.nothing}</p>
        ) : (
          <p aria-hidden="true" className="absolute top-0 left-0 bg-surface pr-1 text-muted text-sm leading-none">
            {format(top)}
          </p>
        )}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-4 text-muted text-sm">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </figure>
  )
}

/** The days before, behind nothing and in front of nobody's pointer. */
export const beforeClasses = "pointer-events-none fill-none stroke-muted stroke-[1.5] [stroke-dasharray:4_3]"

/** Through the middle of each column. */
const lineOf = (values: readonly number[], top: number) =>
  `M${values.map((value, place) => `${place + 0.5} ${100 - (100 * value) / top}`).join("L")}`

type ColumnProps = { place: number; to: number; top: number; className: string }

/** What is little is still to be seen. */
function Column({ place, to, top, className }: ColumnProps) {
  if (to === 0) return null
  const height = Math.max(2, (100 * to) / top)
  return <rect x={place + 0.15} y={100 - height} width="0.7" height={height} className={className} />
}

function Kinds({ kinds }: { kinds: readonly [string, string] }) {
  return (
    <span className="flex gap-4 text-muted text-sm">
      {kinds.map((kind, place) => (
        <span key={kind} className="flex items-center gap-1.5">
          <svg
            aria-hidden="true"
            viewBox="0 0 10 10"
            className={`size-2.5 ${place === 0 ? "fill-neem" : "fill-slate"}`}
          >
            <rect width="10" height="10" />
          </svg>
          {kind}
        </span>
      ))}
    </span>
  )
}
