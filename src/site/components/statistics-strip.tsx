import { Skeleton } from "../../ui/loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { homeTexts } from "../home/texts.ts"

export interface Statistics {
  total_providers: number
  total_bookings: number
  total_cities: number
  total_reviews: number
  average_rating: number
}

interface StatisticsStripProps {
  statistics: Statistics | undefined
  /** They could not be read, and the page says so: then the zeros stand. */
  isAway?: boolean | undefined
}

/**
 * Figures counted from rows when the page was made; nothing here is rounded up, and where nothing was counted nothing is
 * shown. Undefined: on their way.
 */
export function StatisticsStrip({ statistics, isAway = false }: StatisticsStripProps) {
  const { figures: t } = useTexts(homeTexts)
  const count = (number: number | undefined) => number?.toLocaleString("en-IN")
  const figures = [
    { number: statistics?.total_providers, value: count(statistics?.total_providers), label: t.professionals },
    {
      number: statistics?.total_cities,
      value: count(statistics?.total_cities),
      label: t.cities(statistics?.total_cities ?? 1),
    },
    { number: statistics?.total_reviews, value: count(statistics?.total_reviews), label: t.reviews },
    { number: statistics?.average_rating, value: statistics?.average_rating.toFixed(1), label: t.rating },
  ].filter(({ number }) => isAway || number !== 0)
  // The city alone is no figure to show.
  if (figures.length < 2) return null
  return (
    <section aria-label={t.label} className="-mt-px border-line border-y bg-surface">
      <dl className="page-width grid grid-cols-2 gap-y-3 py-5 sm:gap-y-6 sm:py-8 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 border-line px-4 text-center md:border-l md:first:border-l-0"
          >
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold font-serif text-2xl text-tile-ink sm:text-3xl">
              {value ?? <Skeleton className="mx-auto my-1 h-7 w-12 sm:h-9" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
