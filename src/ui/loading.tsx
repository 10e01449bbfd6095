type SpinnerProps = {
  /** Said aloud; shown too when `visible`. */
  label: string
  visible?: boolean
  className?: string
}

/** A compass drawing its circle. */
export function Spinner({ label, visible = false, className = "size-5" }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex items-center gap-3">
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`animate-spin ${className}`}>
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span className={visible ? "" : "sr-only"}>{label}</span>
    </span>
  )
}

type SkeletonProps = {
  /** Give it the size of what comes: `h-6 w-40`. */
  className?: string
}

/** Grey paper in the shape of what is coming. Wrap a group in an element with `aria-busy` and a spoken label. */
export function Skeleton({ className = "h-4 w-full" }: SkeletonProps) {
  const corner = className.includes("rounded") ? "" : "rounded-sm"
  return <span aria-hidden="true" className={`block animate-pulse bg-line ${corner} ${className}`} />
}
