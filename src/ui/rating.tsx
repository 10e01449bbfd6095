import { starPath } from "./star-path.ts"
import { uiTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

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
  const t = useTexts(uiTexts).rating
  if (value === null || count === 0) return <span className={`text-sm text-muted ${className}`}>{t.none}</span>
  const shown = value.toFixed(1)
  return (
    <span className={`inline-flex items-center gap-2 whitespace-nowrap ${className}`}>
      <span className="sr-only">{count === undefined ? t.said(shown) : t.saidWithReviews(shown, count)}</span>
      <svg viewBox={compact ? "0 0 24 24" : "0 0 120 24"} aria-hidden="true" className="h-5 w-auto">
        {(compact ? [0] : [0, 1, 2, 3, 4]).map((place) => (
          <Star key={place} place={place} share={compact ? 1 : value - place} />
        ))}
      </svg>
      {!bare && (
        <span aria-hidden="true" className="font-semibold">
          {shown}
        </span>
      )}
      {count !== undefined && (
        <span aria-hidden="true" className="text-sm text-muted">
          {compact ? `(${count.toLocaleString("en-IN")})` : t.reviews(count)}
        </span>
      )}
    </span>
  )
}

/** The outline reaches from 3.5 to 20.5 of the star's 24. */
const shownOf = (share: number) => 3.5 + 17 * share

/** Filled to its share: what is left of the edge of a picture within the picture. */
function Star({ place, share }: { place: number; share: number }) {
  const line = { d: starPath, stroke: "currentColor", strokeWidth: "1.5", strokeLinejoin: "round" } as const
  const transform = place > 0 ? `translate(${place * 24} 0)` : undefined
  if (share <= 0 || share >= 1)
    return <path {...line} transform={transform} fill={share >= 1 ? "currentColor" : "none"} className="text-brass" />
  return (
    <g transform={transform} className="text-brass">
      <path {...line} fill="none" />
      <svg width={shownOf(share)} height="24" aria-hidden="true">
        <path {...line} fill="currentColor" />
      </svg>
    </g>
  )
}
