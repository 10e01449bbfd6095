import { useFetcher, useRevalidator, useSearchParams } from "react-router"
import { useEvents } from "../../events/use-events.ts"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import { useFreshOnReturn } from "../../ui/use-fresh-on-return.ts"
import { useLastGood } from "../../ui/use-last-good.ts"
import type { NotificationPage } from "../notification.contract.ts"
import { filterIn, type NotificationsView } from "../notifications-view.ts"
import { NotificationItem } from "./notification-item.tsx"

/** All or unread, in the address; mark one, mark all, delete. */
export function NotificationScreen({ view }: { view: NotificationsView }) {
  useFreshOnReturn()
  const { revalidate, state } = useRevalidator()
  // Read or deleted in another browser; for one that has come the area itself loads its page anew.
  useEvents(({ kind }) => {
    if (kind === "notices_changed" || kind === "reset") void revalidate()
  })
  const [params] = useSearchParams()
  const filter = filterIn(params)
  const { page, failure } = useLastGood(view, String(params))
  if (!page) return <ErrorState message={failure ?? ""} onRetry={revalidate} busy={state === "loading"} />
  const tabs = [
    { label: "All", to: "?", current: filter === "all" },
    { label: "Unread", to: "?filter=unread", current: filter === "unread", count: page.unread_count },
  ]
  return (
    <div className="grid grid-cols-1">
      <div className="flex items-center justify-between border-line border-b">
        <Tabs label="Which notifications" items={tabs} bare />
        {page.unread_count > 0 && <MarkAll />}
      </div>
      <List page={page} filter={filter} />
      <Pagination
        next={page.next && `?filter=${filter}&cursor=${page.next}`}
        first={params.has("cursor") ? `?filter=${filter}` : null}
      />
    </div>
  )
}

function List({ page, filter }: { page: NotificationPage; filter: "all" | "unread" }) {
  if (page.notifications.length === 0) {
    return filter === "unread" ? (
      <EmptyState title="You are up to date">There is nothing that you have not read.</EmptyState>
    ) : (
      <EmptyState title="No notifications yet">What happens to your bookings will be told here.</EmptyState>
    )
  }
  const now = new Date()
  return (
    <ul className="divide-y divide-line border-line border-b">
      {page.notifications.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} now={now} />
      ))}
    </ul>
  )
}

function MarkAll() {
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
        Mark all as read
      </Button>
    </fetcher.Form>
  )
}
