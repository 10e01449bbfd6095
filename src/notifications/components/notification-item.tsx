import { Link, useFetcher } from "react-router"
import { ageLabel, formatInstant } from "../../platform/time.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { Notification } from "../notification.contract.ts"

const looks = {
  info: { icon: "info", disc: "bg-slate-soft text-slate-ink" },
  success: { icon: "check", disc: "bg-neem-soft text-neem-ink" },
  warning: { icon: "alert", disc: "bg-brass-soft text-brass-ink" },
  error: { icon: "x", disc: "bg-danger-soft text-danger-ink" },
} as const

type NotificationItemProps = { notification: Notification; now: Date }

export function NotificationItem({ notification, now }: NotificationItemProps) {
  const { id, title, message, type, isRead, date, link } = notification
  const { icon, disc } = looks[type]
  const opened = useFetcher()
  const read = () => {
    if (!isRead) void opened.submit({ intent: "read", id }, { method: "post" })
  }
  return (
    <li
      className={`flex gap-4 rounded-lg border p-4 ${isRead ? "border-line" : "border-brass bg-surface shadow-soft"}`}
    >
      <span className={`grid size-10 shrink-0 place-items-center rounded-full ${disc}`}>
        <Icon name={icon} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2 sm:gap-x-3">
          <span className={isRead ? "" : "font-semibold"}>{title}</span>
          {!isRead && <span className="sr-only font-semibold text-brass-ink text-sm sm:not-sr-only">New</span>}
          <time dateTime={date} title={formatInstant(date, new Date())} className="ml-auto text-muted text-sm">
            {ageLabel(date, now)}
          </time>
        </p>
        <p className="break-words">{message}</p>
        <div className="-mx-3 -mb-2 mt-1 flex flex-wrap items-center gap-1">
          {link && (
            <Link
              to={link}
              onClick={read}
              className="inline-flex min-h-11 items-center rounded-lg px-3 font-semibold text-sm text-tile-ink hover:bg-tile-soft sm:min-h-9"
            >
              View
            </Link>
          )}
          {!isRead && <Act id={id} intent="read" label="Mark as read" />}
          <Act id={id} intent="delete" label="Delete" />
        </div>
      </div>
    </li>
  )
}

function Act({ id, intent, label }: { id: string; intent: string; label: string }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} variant="quiet" size="small" busy={fetcher.state !== "idle"}>
        {label}
      </Button>
    </fetcher.Form>
  )
}
