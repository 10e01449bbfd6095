interface ProgressRingProps {
  /** Read aloud. */
  label: string
  percent: number
  children: string
}

/** How much of a file has gone, round its tile. */
export function ProgressRing({ label, percent, children }: ProgressRingProps) {
  return (
    <span className="relative grid size-14 place-items-center">
      <progress aria-label={label} max={100} value={percent} className="sr-only" />
      <svg viewBox="0 0 56 56" fill="none" strokeWidth="4" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="28" cy="28" r="26" className="stroke-line" />
        <circle
          cx="28"
          cy="28"
          r="26"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          className="stroke-tile transition-[stroke-dasharray]"
        />
      </svg>
      <span aria-hidden="true" className="text-sm tabular-nums">
        {children}
      </span>
    </span>
  )
}
