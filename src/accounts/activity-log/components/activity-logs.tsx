import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { DownloadLink } from "../../../ui/download-link.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { FilterSelect } from "../../../ui/list/list-filter.tsx"
import { ListScreen } from "../../../ui/list/list-screen.tsx"
import { ListSearch } from "../../../ui/list/list-search.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { type ActivityLogList, activityFileQuery } from "../activity-log.list.ts"
import { PAGE_SIZE } from "../activity-log.rules.ts"
import { activityLogTexts } from "../texts.ts"
import { LogPages } from "./log-pages.tsx"
import { LogTable } from "./log-table.tsx"

/** Who signed in, newest first, by e-mail and kind of user. */
export function ActivityLogs({ list }: { list: ActivityLogList }) {
  const t = useTexts(activityLogTexts)
  const { page } = list
  const canTake = useHasDeskRole("desk")
  return (
    <section aria-labelledby="activity-logs" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="activity-logs" className="text-lg">
          {t.title}
        </h3>
        <div className="flex w-full flex-wrap gap-3 md:w-auto">
          <ListSearch list={list} label={t.filterByEmail} />
          <FilterSelect list={list} name="user_type" label={t.userType} all={t.allUsers} labels={t.userTypes} />
          {canTake && <DownloadLink to={`/api/admin/activity_logs/csv?${activityFileQuery(list)}`} />}
        </div>
      </div>
      {page?.refusal ? (
        <EmptyState title={page.refusal} />
      ) : (
        <>
          <ListScreen list={list}>
            {(rows, { place }) => <LogTable rows={rows} first={place * PAGE_SIZE + 1} list={list} />}
          </ListScreen>
          {page && <LogPages list={list} place={page.place} total={page.total} />}
        </>
      )}
    </section>
  )
}
