import { useList } from "../../../ui/list/use-list.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { type ActivityTrackingView, activityLogList } from "../activity-log.list.ts"
import { activityTrackingTexts } from "../texts.ts"
import { ActivityLogs } from "./activity-logs.tsx"
import { ActivityStatistics } from "./activity-statistics.tsx"
import { DebugPanel } from "./debug-panel.tsx"
import { EntryDialog } from "./entry-dialog.tsx"

/** A section of the administrators' dashboard; its page loads it by `loadActivityTracking`. */
export function ActivityTracking({ view }: { view: ActivityTrackingView }) {
  const t = useTexts(activityTrackingTexts)
  const list = useList(activityLogList, view.logs)
  return (
    <section aria-labelledby="activity-tracking" className="grid grid-cols-1 gap-6">
      <div>
        <h2 id="activity-tracking" className="text-xl md:text-2xl">
          {t.title}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{t.lead}</p>
      </div>
      <ActivityStatistics stats={view.stats} failure={view.statsFailure} onRetry={list.reload} busy={list.isLoading} />
      <ActivityLogs list={list} />
      <DebugPanel
        answer={{ activity_stats: view.stats, activity_logs: list.page }}
        onRetry={list.reload}
        busy={list.isLoading}
      />
      <EntryDialog list={list} />
    </section>
  )
}
