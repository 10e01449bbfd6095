import { ErrorState } from "../../../ui/error-state.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { Skeleton } from "../../../ui/loading.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { addressOf, tabs } from "../managed-place.rules.ts"
import { locationCountsTexts } from "../texts.ts"
import { useLocationCounts } from "./use-location-counts.ts"

/** The section of the administrators' dashboard: how many places there are, each leading to them. */
export function LocationCounts() {
  const t = useTexts(locationCountsTexts)
  const { answer, isLoading, retry } = useLocationCounts()
  return (
    <TitledCard title={t.title}>
      <div className="grid gap-4">
        {answer && "failure" in answer ? (
          <ErrorState message={answer.failure} onRetry={retry} busy={isLoading} />
        ) : (
          <ul aria-busy={isLoading || undefined} className="grid gap-3 sm:grid-cols-3">
            {tabs.map((tab) => (
              <li key={tab}>
                <Link to={addressOf({ tab })} className={cardClasses}>
                  <span className="min-w-0">
                    <span className="block text-muted text-sm">{t[tab]}</span>
                    <span className="block font-semibold text-2xl tabular-nums">
                      {answer ? answer.counts[tab].toLocaleString("en-IN") : <Skeleton className="my-1 h-7 w-12" />}
                    </span>
                  </span>
                  <Icon name="chevron-right" className="size-5 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div>
          <LinkButton to={addressOf({})} variant="secondary" icon="map-pin">
            {t.manage}
          </LinkButton>
        </div>
      </div>
    </TitledCard>
  )
}

const cardClasses = [
  "flex items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3",
  "transition-colors duration-150 hover:border-brass",
].join(" ")
