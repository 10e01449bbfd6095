import { starPath } from "./star-path.ts"

type RatingProps = {
  /** 0 to 5; null where nobody has rated yet. */
  value: number | null
  /** How many reviews stand behind it. */
  count?: number
  /** One star and the number, for tight places. */
  compact?: boolean
  /** Stars and reviews only, where the number stands large beside them. */
  bare?: boolean
  className?: string
}

export function Rating({ value, count, compact = false, bare = false, className = "" }: RatingProps) {
  if (value === null || count === 0) return <span className={`text-sm text-muted ${className}`}>No reviews yet</span>
  const said = `Rated ${value.toFixed(1)} out of 5${count === undefined ? "" : `, ${count} ${reviews(count)}`}`
  return (
    <span className={`inline-flex items-center gap-2 whitespace-nowrap ${className}`}>
      <span className="sr-only">{said}</span>
      <svg viewBox={compact ? "0 0 24 24" : "0 0 120 24"} aria-hidden="true" className="h-5 w-auto">
        {(compact ? [0] : [0, 1, 2, 3, 4]).map((place) => (
          <Star key={place} place={place} share={compact ? 1 : value - place} />
        ))}
      </svg>
      {!bare && (
        <span aria-hidden="true" className="font-semibold">
          {value.toFixed(1)}
        </span>
      )}
      {count !== undefined && (
        <span aria-hidden="true" className="text-sm text-muted">
          ({count.toLocaleString("en-IN")}
          {compact ? "" : ` ${reviews(count)}`})
        </span>
      )}
    </span>
  )
}

const reviews = (count: number) => (count === 1 ? "review" : "reviews")

/** The outline reaches from 3.5 to 20.5 of the star's 24. */
const shownOf = (share: number) => 3.5 + 17 * Math.min(1, Math.max(0, share))

/** Filled to its share: what is left of the edge of a picture within the picture. */
function Star({ place, share }: { place: number; share: number }) {
  return (
    <g transform={`translate(${place * 24} 0)`} className="text-brass" stroke="currentColor" strokeLinejoin="round">
      <path d={starPath} fill="none" strokeWidth="1.5" />
      {share > 0 && (
        <svg width={shownOf(share)} height="24" aria-hidden="true">
          <path d={starPath} fill="currentColor" strokeWidth="1.5" />
        </svg>
      )}
    </g>
  )
}
