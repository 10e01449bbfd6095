import type { ReactNode } from "react"
import { Card } from "../../../ui/card.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { ErrorState } from "../../../ui/error-state.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { ActivityStats } from "../activity-log.rules.ts"
import { activityTrackingTexts, durationTexts } from "../texts.ts"
import { DeviceDistribution } from "./device-distribution.tsx"
import { RoleSummary } from "./role-summary.tsx"

type ActivityStatisticsProps = {
  stats: ActivityStats | null
  failure: string | null
  onRetry: () => void
  busy: boolean
}

/** What all sign-ins come to. */
export function ActivityStatistics({ stats, failure, onRetry, busy }: ActivityStatisticsProps) {
  const t = useTexts(activityTrackingTexts)
  return (
    <section aria-labelledby="activity-statistics" className="@container grid grid-cols-1 gap-4">
      <h3 id="activity-statistics" className="text-lg">
        {t.statistics}
      </h3>
      {failure !== null && <ErrorState message={failure} onRetry={onRetry} busy={busy} />}
      {stats?.login_count === 0 && <EmptyState title={t.nothing.title}>{t.nothing.hint}</EmptyState>}
      {stats && stats.login_count > 0 && (
        <>
          <Figures stats={stats} />
          <div className="grid grid-cols-1 gap-4 @[48rem]:grid-cols-2">
            <DeviceDistribution devices={stats.device_distribution} />
            <RoleSummary roles={stats.user_role_summary} />
          </div>
        </>
      )}
    </section>
  )
}

function Figures({ stats }: { stats: ActivityStats }) {
  const t = useTexts(activityTrackingTexts)
  const { duration } = useTexts(durationTexts)
  const dates = useDates()
  const { last_login } = stats
  return (
    <dl className="grid grid-cols-2 gap-3 @[30rem]:gap-4 @[46rem]:grid-cols-4">
      <Figure of={t.figures.login_count}>{t.count(stats.login_count)}</Figure>
      <Figure of={t.figures.last_login}>
        {last_login ? (
          <time dateTime={last_login}>
            {dates.clock(last_login)}
            <span className="mt-1 block font-sans font-normal text-muted text-sm">
              {dates.age(last_login, new Date())}
            </span>
          </time>
        ) : (
          t.never
        )}
      </Figure>
      <Figure of={t.figures.avg_session_duration_seconds}>{duration(stats.avg_session_duration_seconds)}</Figure>
      <Figure of={t.figures.total_time_spent_seconds}>{duration(stats.total_time_spent_seconds)}</Figure>
    </dl>
  )
}

type FigureProps = { of: { title: string; hint: string }; children: ReactNode }

function Figure({ of, children }: FigureProps) {
  return (
    <Card className="flex flex-col gap-1 max-sm:p-3">
      <dt className="font-semibold text-muted text-sm">{of.title}</dt>
      <dd className="flex flex-1 flex-col">
        <span className="font-semibold font-serif text-xl tabular-nums @[60rem]:text-2xl">{children}</span>
        <span className="mt-auto pt-2 text-muted text-sm">{of.hint}</span>
      </dd>
    </Card>
  )
}
