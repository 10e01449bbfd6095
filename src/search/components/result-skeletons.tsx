import { Card } from "../../ui/card.tsx"
import { Skeleton } from "../../ui/skeleton.tsx"
import { useWords } from "../../ui/use-words.ts"
import { searchWords } from "../search.words.ts"
import { resultGrid } from "./result-card.tsx"

const places = [1, 2, 3, 4, 5, 6]

/** Cards to be, in their size. */
export function ResultSkeletons({ count = 6 }: { count?: number }) {
  const t = useWords(searchWords).results
  return (
    <ul className={resultGrid} aria-label={t.loading}>
      {places.slice(0, count).map((place) => (
        <Card as="li" flush key={place}>
          <Skeleton className="aspect-video w-full rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </Card>
      ))}
    </ul>
  )
}
