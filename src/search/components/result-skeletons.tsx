import { Card } from "../../ui/card.tsx"
import { Skeleton } from "../../ui/skeleton.tsx"
import { resultGrid } from "./result-card.tsx"

/** Cards to be, in their size. */
export function ResultSkeletons({ count = 6 }: { count?: number }) {
  return (
    <ul className={resultGrid} aria-label="Loading services">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <Card as="li" flush key={place}>
          <Skeleton className="aspect-video w-full rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </Card>
      ))}
    </ul>
  )
}
