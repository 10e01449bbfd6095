type SkeletonProps = {
  /** Give it the size of what comes: `h-6 w-40`. */
  className?: string
}

/** Grey paper in the shape of what is coming. Wrap a group in an element with `aria-busy` and a spoken label. */
export function Skeleton({ className = "h-4 w-full" }: SkeletonProps) {
  const corner = className.includes("rounded") ? "" : "rounded-sm"
  return <span aria-hidden="true" className={`block animate-pulse bg-line ${corner} ${className}`} />
}
