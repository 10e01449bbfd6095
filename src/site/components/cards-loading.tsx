import { Card } from "../../ui/card.tsx"
import { Skeleton } from "../../ui/skeleton.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { homeTexts } from "../home/texts.ts"
import { swipeRow, swipeStop } from "./swipe.ts"

const places = [1, 2, 3, 4, 5, 6]

/** In the place of cards that are on their way, and about as high. */
export function CardsLoading({ number }: { number: 3 | 6 }) {
  const t = useTexts(homeTexts)
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <div className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-3`}>
        {places.slice(0, number).map((place) => (
          <Card key={place} data-skeleton="" className={`grid content-start gap-3 ${swipeStop}`}>
            <Skeleton className="h-28" />
            <Skeleton className="h-6 w-40" />
            <Skeleton />
          </Card>
        ))}
      </div>
    </div>
  )
}
