import { ageLabel, formatInstant } from "../../platform/time.ts"
import { Card } from "../../ui/card.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import type { Activity } from "../activity.contract.ts"
import type { ActivityView } from "../activity-view.ts"

/** Recent activity on a dashboard (specification 2 §2). */
export function RecentActivity({ view: { activities, failure } }: { view: ActivityView }) {
  return (
    <Card as="section" aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="mb-4 text-xl">
        Recent Activity
      </h2>
      {failure ? <ErrorState message={failure} /> : <ActivityList activities={activities} />}
    </Card>
  )
}

function ActivityList({ activities }: { activities: Activity[] }) {
  if (activities.length === 0) {
    return (
      <p className="text-muted">
        No recent activity to display.
        <br />
        Your recent activities will appear here.
      </p>
    )
  }
  const now = new Date()
  return (
    <ol className="grid gap-4 border-line border-l-2 pl-4">
      {activities
        .filter(isNews(now))
        .slice(0, SHOWN)
        .map(({ id, action_display, details, created_at }) => (
          <li key={id} className="grid gap-0.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{action_display}</span>
              <time dateTime={created_at} title={formatInstant(created_at, now)} className="text-muted text-sm">
                {ageLabel(created_at, now)}
              </time>
            </p>
            {details && details !== action_display && <p className="break-words text-muted">{details}</p>}
          </li>
        ))}
    </ol>
  )
}

const SHOWN = 6

/** Logging in five times today is told once. */
const isNews = (now: Date) => (one: Activity, place: number, all: Activity[]) => {
  const before = all[place - 1]
  const words = ({ action_display, details, created_at }: Activity) =>
    [action_display, details, ageLabel(created_at, now)].join()
  return !before || words(before) !== words(one)
}
