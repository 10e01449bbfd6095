import { useFetcher, useRevalidator } from "react-router"
import { useEvents } from "../../events/use-events.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { Button } from "../../ui/button.tsx"
import { FilterTabs } from "../../ui/list/list-filter.tsx"
import { ListScreen } from "../../ui/list/list-screen.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { NotificationList } from "../notification.list.ts"
import { notificationTexts } from "../texts.ts"
import { NotificationItem } from "./notification-item.tsx"

/** All or unread, in the address; mark one, mark all, delete. */
export function NotificationScreen({ list }: { list: NotificationList }) {
  const t = useTexts(notificationTexts)
  const unread = list.page?.unread_count
  const { revalidate } = useRevalidator()
  // Read or deleted in another browser; for one that has come the area itself loads its page anew.
  useEvents(({ kind }) => {
    if (kind === "notices_changed" || kind === "reset") void revalidate()
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
  const now = new Date()
  return (
    <ul className="divide-y divide-line border-line border-b">
      {notifications.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} list={list} now={now} />
      ))}
    </ul>
  )
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
