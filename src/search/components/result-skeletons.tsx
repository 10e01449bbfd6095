import { Card } from "../../ui/card.tsx"
import { Skeleton } from "../../ui/loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { resultStateTexts } from "../texts.ts"
import { cardClasses, coverSize, resultGrid } from "./result-card.tsx"

const places = [1, 2, 3, 4, 5, 6]

/** Cards to be, in their size. */
export default function ResultSkeletons({ count = 6 }: { count?: number }) {
  const t = useTexts(resultStateTexts)
  return (
    <ul className={resultGrid} aria-label={t.loading}>
      {places.slice(0, count).map((place) => (
        <Card as="li" flush key={place} className="@container">
          <div className={cardClasses}>
            <Skeleton className={`rounded-none ${coverSize}`} />
            <div className="grid flex-1 content-start gap-3 p-4 sm:px-5">
              <Skeleton className="h-3 w-1/4" />
              <Skeleton className="h-7 w-3/4" />
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-15 w-full" />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-6 w-full" />
            </div>
          </div>
        </Card>
      ))}
    </ul>
  )
}
