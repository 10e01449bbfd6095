import { useWords } from "../../ui/use-words.ts"
import { homeWords } from "../home.words.ts"

export interface Statistics {
  total_providers: number
  total_bookings: number
  total_cities: number
  total_reviews: number
  average_rating: number
}

/** Figures counted from rows when the page was made; nothing here is rounded up. */
export function StatisticsStrip({ statistics }: { statistics: Statistics }) {
  const { figures: t } = useWords(homeWords)
  const figures = [
    { value: statistics.total_providers.toLocaleString("en-IN"), label: t.professionals },
    {
      value: statistics.total_cities.toLocaleString("en-IN"),
      label: t.cities(statistics.total_cities),
    },
    { value: statistics.total_reviews.toLocaleString("en-IN"), label: t.reviews },
    { value: statistics.average_rating.toFixed(1), label: t.rating },
  ]
  return (
    <section aria-label={t.label} className="border-line border-y bg-surface">
      <dl className="page-width grid grid-cols-2 gap-y-6 py-8 md:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 border-line px-4 text-center md:border-l md:first:border-l-0"
          >
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold font-serif text-2xl text-tile-ink sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
