import { starPath } from "./star-path.ts"
import { uiTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

interface HalfStarsProps {
  /** 0 to 5; null where nobody has rated yet. */
  value: number | null
  className?: string
}

/** Five stars, full, half or empty, for columns that are read against each other; the number stands beside them. */
export function HalfStars({ value, className = "" }: HalfStarsProps) {
  const t = useTexts(uiTexts).rating
  if (value === null) return <span className={`text-muted text-sm ${className}`}>{t.none}</span>
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-2 ${className}`}>
      <svg
        viewBox="0 0 120 24"
        role="img"
        aria-label={t.said(value.toFixed(1))}
        className="h-5 w-auto text-brass max-md:h-4"
      >
        {halvesOf(value).map((halves, place) => (
          <Star key={starIndexes[place]} halves={halves} place={place} />
        ))}
      </svg>
      <span aria-hidden="true" className="font-semibold">
        {value.toFixed(1)}
      </span>
    </span>
  )
}

const starIndexes = [0, 1, 2, 3, 4] as const

function Star({ halves, place }: { halves: 0 | 1 | 2; place: number }) {
  const line = { d: starPath, stroke: "currentColor", strokeWidth: "1.5", strokeLinejoin: "round" } as const
  return (
    <svg x={place * 24} width="24" height="24" aria-hidden="true">
      <path {...line} fill={halves === 2 ? "currentColor" : "none"} />
      {halves === 1 && (
        <svg width="12" height="24" aria-hidden="true">
          <path {...line} fill="currentColor" />
        </svg>
      )}
    </svg>
  )
}

/** Of each of five stars how many halves are full: half a star is from a fractional part of .5 on (specification 2 §9). */
export const halvesOf = (value: number) =>
  ([0, 1, 2, 3, 4] as const).map((place) => {
    const share = value - place
    if (share >= 1) return 2
    return share >= 0.5 ? 1 : 0
  })
