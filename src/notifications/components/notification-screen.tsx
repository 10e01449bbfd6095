import { useFetcher, useRevalidator } from "react-router"
import { useEvents } from "../../events/use-events.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { Button } from "../../ui/button.tsx"
import { iconButtonStyle } from "../../ui/button-style.ts"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { FilterTabs } from "../../ui/list/list-filter.tsx"
import { ListScreen } from "../../ui/list/list-screen.tsx"
import { RowAction } from "../../ui/list/row-action.tsx"
import { Spinner } from "../../ui/loading.tsx"
import { messageClasses } from "../../ui/overlay/message-classes.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { Notification } from "../notification.contract.ts"
import type { NotificationList } from "../notification.list.ts"
import { notificationTexts } from "../texts.ts"

/** All or unread, in the address; mark one, mark all, delete. */
export function NotificationScreen({ list }: { list: NotificationList }) {
  const t = useTexts(notificationTexts)
  const unread = list.page?.unread_count
  const { revalidate } = useRevalidator()
  // Read or deleted in another browser; for a new one the area layout reloads the page.
  useEvents(({ kind }) => {
    if (kind === "notifications_changed" || kind === "reset") void revalidate()
  })
  return (
    <>
      <AreaHeading title={t.title}>{t.zone}</AreaHeading>
      {unread !== undefined && (
        <div className="flex items-center justify-between border-line border-b">
          <FilterTabs list={list} name="filter" label={t.which} all={t.all} labels={t.filters} counts={{ unread }} />
          {unread > 0 && <MarkAll label={t.markAllRead} />}
        </div>
      )}
      <ListScreen list={list}>{(notifications) => <Items list={list} notifications={notifications} />}</ListScreen>
    </>
  )
}

type ItemsProps = { list: NotificationList; notifications: NotificationList["rows"] }

function Items({ list, notifications }: ItemsProps) {
  const dates = useDates()
  const now = new Date()
  return Object.entries(Object.groupBy(notifications, ({ date }) => dates.age(date, now))).map(([day, ofDay]) => (
    <section key={day} aria-label={day} data-item="">
      <h2 className="px-3 pt-6 pb-2 font-sans font-semibold text-base text-muted sm:px-4">{day}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {ofDay!.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} list={list} now={now} />
        ))}
      </ul>
    </section>
  ))
}

function MarkAll({ label }: { label: string }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post">
      <Button
        type="submit"
        name="intent"
        value="read-all"
        variant="quiet"
        size="small"
        className="max-sm:-mr-2 max-sm:px-2"
        busy={fetcher.state !== "idle"}
      >
        {label}
      </Button>
    </fetcher.Form>
  )
}

/** What it is about, by where it leads; how it went is said by the colour. */
const signs: readonly [RegExp, IconName][] = [
  [/\/review|#reviews/, "star"],
  [/\/messages|\/requests/, "message"],
  [/\/bookings|[?&]book/, "calendar"],
  [/\/verification/, "shield-check"],
  [/\/blog/, "pencil"],
]

type NotificationItemProps = { notification: Notification; list: NotificationList; now: Date }

function NotificationItem({ notification, list, now }: NotificationItemProps) {
  const { id, title, message, type, isRead, date, link } = notification
  const { icon, disc } = messageClasses[type]
  const sign = signs.find(([path]) => link && path.test(link))?.[1] ?? icon
  const t = useTexts(notificationTexts)
  const dates = useDates()
  const opened = useFetcher()
  const read = () => {
    if (!isRead) void opened.submit({ intent: "read", id }, { method: "post" })
  }
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 px-3 py-2.5 sm:flex-nowrap sm:px-4 ${isRead ? "" : "bg-surface"}`}
    >
      <span className={`grid size-10 shrink-0 place-items-center rounded-full max-sm:self-start ${disc}`}>
        <Icon name={sign} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className={isRead ? "" : "font-semibold"}>{title}</span>
          {!isRead && <span className="sr-only font-semibold text-brass-ink text-sm sm:not-sr-only">{t.isNew}</span>}
          <time
            dateTime={date}
            title={dates.instant(date, now)}
            className="ml-auto whitespace-nowrap text-muted text-sm sm:ml-0"
          >
            {dates.clock(date)}
          </time>
        </p>
        <p className="wrap-anywhere text-muted">{message}</p>
      </div>
      <div className="-mr-2 flex items-center max-sm:-mb-1 max-sm:w-full max-sm:justify-end">
        {link && (
          <LinkButton to={link} onClick={read} variant="quiet" size="small">
            {t.view}
          </LinkButton>
        )}
        {!isRead && <IconAction list={list} id={id} intent="read" icon="check" label={t.markRead} />}
        <IconAction list={list} id={id} intent="delete" icon="trash" label={t.remove} />
      </div>
    </li>
  )
}

type ActionProps = { list: NotificationList; id: string; intent: string; icon: IconName; label: string }

function IconAction({ list, id, intent, icon, label }: ActionProps) {
  const { wait } = useTexts(notificationTexts)
  return (
    <RowAction list={list} act={{ id, intent }}>
      {(button, busy) => (
        <button {...button} aria-label={label} title={label} aria-busy={busy || undefined} className={iconButtonStyle}>
          {busy ? <Spinner label={wait} /> : <Icon name={icon} />}
        </button>
      )}
    </RowAction>
  )
}
