import { Button } from "../../../ui/button.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { LogEntry } from "../activity-log.contract.ts"
import type { ActivityLogList } from "../activity-log.list.ts"
import { entryTexts } from "../texts.ts"
import { AboutAction } from "./about-action.tsx"
import { ActionBadge, UserTypeBadge } from "./entry-badges.tsx"
import { Facts } from "./entry-facts.tsx"
import { EntryHistory } from "./entry-history.tsx"
import { SessionFacts } from "./session-facts.tsx"

/** The dialog that the address opens, if any. */
export function EntryDialog({ list }: { list: ActivityLogList }) {
  const { opened, close } = list
  const t = useTexts(entryTexts)
  if (!opened) return null
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={close}
      width="wide"
      actions={
        <Button variant="secondary" onClick={close}>
          {t.close}
        </Button>
      }
    >
      <Entry entry={opened.row} list={list} />
    </Dialog>
  )
}

function Entry({ entry, list }: { entry: LogEntry; list: ActivityLogList }) {
  const t = useTexts(entryTexts)
  return (
    <div className="grid grid-cols-1 gap-6">
      <section className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="wrap-anywhere text-lg">{entry.actor_name || entry.actor_email || t.gone}</h3>
          <UserTypeBadge entry={entry} />
        </div>
        <Facts
          facts={[
            [t.who.email, entry.actor_email],
            [t.who.user_id, entry.user_id],
            [t.who.provider_id, entry.provider_id],
          ]}
        />
      </section>
      <CurrentAction entry={entry} />
      <SessionFacts entry={entry} />
      <section className="grid gap-3 border-line border-t pt-5">
        <h3 className="text-lg">{t.device.title}</h3>
        <Facts
          facts={[
            [t.device.device, entry.device_info],
            [t.device.address, entry.ip_address],
            [t.device.id, entry.id],
          ]}
        />
      </section>
      <EntryHistory entry={entry} list={list} />
    </div>
  )
}

function CurrentAction({ entry }: { entry: LogEntry }) {
  const t = useTexts(entryTexts)
  const dates = useDates()
  const now = new Date()
  return (
    <section className="grid gap-2 border-line border-t pt-5">
      <h3 className="text-lg">{t.action}</h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ActionBadge entry={entry} />
        <time dateTime={entry.created_at} className="text-muted text-sm">
          {dates.instant(entry.created_at, now)} · {dates.age(entry.created_at, now)}
        </time>
      </p>
      {entry.details !== "" && entry.details !== entry.action_display && (
        <p className="wrap-anywhere">{entry.details}</p>
      )}
      {entry.action !== "login" && <AboutAction entry={entry} />}
    </section>
  )
}
