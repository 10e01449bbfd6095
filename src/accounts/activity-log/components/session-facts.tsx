import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { LogEntry } from "../activity-log.contract.ts"
import { activityLogTexts, entryTexts } from "../texts.ts"
import { StatusBadge } from "./entry-badges.tsx"
import { Facts } from "./entry-facts.tsx"

export function SessionFacts({ entry }: { entry: LogEntry }) {
  const { session: t } = useTexts(entryTexts)
  const { asAdmin } = useTexts(activityLogTexts)
  const dates = useDates()
  const now = new Date()
  const { login_time, logout_time } = entry
  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h3 className="text-lg">{t.title}</h3>
      {login_time === null ? (
        <p className="text-muted">{t.unknown}</p>
      ) : (
        <Facts
          facts={[
            [t.login, `${dates.instant(login_time, now)}${entry.is_admin ? `, ${asAdmin.toLowerCase()}` : ""}`],
            [t.logout, logout_time === null ? t.active : dates.instant(logout_time, now)],
            [t.duration, isUsedToItsEnd(entry, now) ? entry.duration : t.toLastUse(entry.duration ?? "")],
            [t.status, <StatusBadge key="status" entry={entry} />],
          ]}
        />
      )}
    </section>
  )
}

/** One that nobody uses any more stays open for hours. The last use is known to five minutes. */
const isUsedToItsEnd = ({ login_time, logout_time, session_duration }: LogEntry, now: Date) => {
  if (login_time === null || session_duration === null) return true
  const end = logout_time === null ? now.getTime() : Date.parse(logout_time)
  return (end - Date.parse(login_time)) / 1000 - session_duration <= 5 * 60
}
