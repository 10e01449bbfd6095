import type { MouseEvent } from "react"
import { useFetcher } from "react-router"
import { ageLabel, formatInstant } from "../../platform/time.ts"
import { iconButtonStyle } from "../../ui/button-style.ts"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { stopSecondClick } from "../../ui/second-click.ts"
import { Spinner } from "../../ui/spinner.tsx"
import { useNearbyFocus } from "../../ui/use-nearby-focus.ts"
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
      className={`flex flex-wrap items-center gap-x-4 px-3 py-2.5 sm:flex-nowrap sm:px-4 ${isRead ? "" : "bg-surface"}`}
    >
      <span className={`grid size-10 shrink-0 place-items-center rounded-full max-sm:self-start ${disc}`}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className={isRead ? "" : "font-semibold"}>{title}</span>
          {!isRead && <span className="sr-only font-semibold text-brass-ink text-sm sm:not-sr-only">New</span>}
          <time
            dateTime={date}
            title={formatInstant(date, now)}
            className="ml-auto whitespace-nowrap text-muted text-sm sm:ml-0"
          >
            {ageLabel(date, now)}
          </time>
        </p>
        <p className="break-words text-muted">{message}</p>
      </div>
      <div className="-mr-2 flex items-center max-sm:-mb-1 max-sm:w-full max-sm:justify-end">
        {link && (
          <LinkButton to={link} onClick={read} variant="quiet" size="small">
            View
          </LinkButton>
        )}
        {!isRead && <Act id={id} intent="read" icon="check" label="Mark as read" />}
        <Act id={id} intent="delete" icon="trash" label="Delete" />
      </div>
    </li>
  )
}

type ActProps = { id: string; intent: string; icon: IconName; label: string }

function Act({ id, intent, icon, label }: ActProps) {
  const fetcher = useFetcher()
  const isBusy = fetcher.state !== "idle"
  const button = useNearbyFocus<HTMLButtonElement>()
  const onClick = (event: MouseEvent) => {
    if (isBusy) event.preventDefault()
    stopSecondClick(event)
  }
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="id" value={id} />
      <button
        ref={button}
        type="submit"
        onClick={onClick}
        name="intent"
        value={intent}
        aria-label={label}
        title={label}
        aria-busy={isBusy || undefined}
        className={iconButtonStyle}
      >
        {isBusy ? <Spinner label="Please wait" /> : <Icon name={icon} />}
      </button>
    </fetcher.Form>
  )
}
