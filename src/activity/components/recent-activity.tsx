import { ErrorState } from "../../ui/error-state.tsx"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { Activity } from "../activity.contract.ts"
import { withoutRepeats } from "../activity.rules.ts"
import type { RecentActivityView } from "../recent-activity.list.ts"
import { recentActivityTexts } from "../texts.ts"

/** Recent activity on a dashboard (specification 2 §2). */
export function RecentActivity({ view: { activities, failure } }: { view: RecentActivityView }) {
  const t = useTexts(recentActivityTexts)
  return (
    <TitledCard title={t.title}>
      {failure ? <ErrorState message={failure} /> : <ActivityList activities={activities} />}
    </TitledCard>
  )
}

function ActivityList({ activities }: { activities: Activity[] }) {
  const t = useTexts(recentActivityTexts)
  const dates = useDates()
  if (activities.length === 0) {
    return (
      <p className="text-muted">
        {t.nothing}
        <br />
        {t.hint}
      </p>
    )
  }
  const now = new Date()
  return (
    <ol className="grid gap-4 border-line border-l-2 pl-4">
      {withoutRepeats(activities, (at) => dates.age(at, now))
        .slice(0, SHOWN)
        .map(({ id, action_display, details, created_at }) => (
          <li key={id} className="grid gap-0.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{action_display}</span>
              <time dateTime={created_at} title={dates.instant(created_at, now)} className="text-muted text-sm">
                {dates.age(created_at, now)}
              </time>
            </p>
            {details && details !== action_display && <p className="wrap-anywhere text-muted">{details}</p>}
          </li>
        ))}
    </ol>
  )
}

const SHOWN = 6
