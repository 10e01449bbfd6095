import { Button } from "../../../ui/button.tsx"
import { ErrorState } from "../../../ui/error-state.tsx"
import { Link } from "../../../ui/link.tsx"
import { Skeleton } from "../../../ui/loading.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { LogEntry } from "../activity-log.contract.ts"
import type { ActivityLogList } from "../activity-log.list.ts"
import { entryTexts } from "../texts.ts"
import { useHistory } from "../use-history.ts"
import { ActionBadge } from "./entry-badges.tsx"

type EntryHistoryProps = { entry: LogEntry; list: Pick<ActivityLogList, "toDialog"> }

/** What they have done, the latest first; each leads to its own details. */
export function EntryHistory({ entry, list }: EntryHistoryProps) {
  const { history: t } = useTexts(entryTexts)
  const { history, canShowMore, showMore, retry } = useHistory(entry.actor_email)
  return (
    <section aria-labelledby="entry-history" className="grid gap-3 border-line border-t pt-5">
      <h3 id="entry-history" className="text-lg">
        {t.title}
      </h3>
      {!history && entry.actor_email !== null && <Loading label={t.loading} />}
      {history?.failure && <ErrorState message={history.failure} onRetry={retry} />}
      {isNothing(entry, history) && <p className="text-muted">{t.none}</p>}
      {history && history.activities.length > 0 && (
        <>
          <ol className="grid gap-4 border-line border-l-2 pl-4">
            {history.activities.map((one) => (
              <Moment key={one.id} one={one} isShown={one.id === entry.id} to={list.toDialog("entry", one.id)} />
            ))}
          </ol>
          {history.activities.length < history.total && (
            <p className="text-muted text-sm">{t.shown(history.activities.length, history.total)}</p>
          )}
          {canShowMore && (
            <div>
              <Button variant="secondary" size="small" onClick={showMore}>
                {t.more}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

type History = ReturnType<typeof useHistory>["history"]

const isNothing = ({ actor_email }: LogEntry, history: History) =>
  actor_email === null || (history !== undefined && history.failure === null && history.total === 0)

function Moment({ one, isShown, to }: { one: LogEntry; isShown: boolean; to: string }) {
  const { history: t } = useTexts(entryTexts)
  const dates = useDates()
  const now = new Date()
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link
          to={to}
          replace
          preventScrollReset
          aria-label={t.open(one.action_display)}
          aria-current={isShown || undefined}
          className="rounded-sm hover:underline aria-[current]:ring-2 aria-[current]:ring-focus"
        >
          <ActionBadge entry={one} />
        </Link>
        <time dateTime={one.created_at} className="text-muted text-sm">
          {dates.instant(one.created_at, now)}
        </time>
      </p>
      {one.details !== "" && one.details !== one.action_display && (
        <p className="wrap-anywhere text-muted">{one.details}</p>
      )}
      {one.action === "login" && one.login_time !== null && (
        <p className="text-muted text-sm">
          {one.logout_time === null ? t.stillActive : t.until(dates.instant(one.logout_time, now))}
        </p>
      )}
    </li>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {["first", "second", "third"].map((line) => (
        <Skeleton key={line} className="h-6 w-full" />
      ))}
    </div>
  )
}
