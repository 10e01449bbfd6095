/** What the two notification pages load and do: the same list, each for its side of the account. */
import { ApiFailure, call, failureMessage } from "../platform/api-client.ts"
import { toast } from "../ui/toast-store.ts"
import {
  type Audience,
  deleteOne,
  type NotificationPage,
  notifications,
  readAll,
  readOne,
} from "./notification.contract.ts"

export interface NotificationsView {
  page: NotificationPage | null
  failure: string | null
}

export const filterIn = (params: URLSearchParams) => (params.get("filter") === "unread" ? "unread" : "all")

export const loadNotifications = async (audience: Audience, request: Request): Promise<NotificationsView> => {
  const params = new URL(request.url).searchParams
  const asked = { audience, filter: filterIn(params), cursor: params.get("cursor") ?? undefined } as const
  try {
    return { page: await call(notifications, asked, { signal: request.signal }), failure: null }
  } catch (error) {
    if (request.signal.aborted) throw error
    return { page: null, failure: failureMessage(error, "Failed to load notifications. Please try again later.") }
  }
}

/** Fired on window after something was read or deleted here. */
export const NOTIFICATIONS_EVENT = "sthapati:notifications"

/** Undefined where the count is not to be had just now: a badge may be missing, never wrong. */
export const countUnread = async (audience: Audience, signal: AbortSignal): Promise<number | undefined> => {
  try {
    return (await call(notifications, { audience, filter: "unread", limit: 1 }, { signal })).unread_count
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) {
      toast("error", error.message, 5000)
    }
    return undefined
  }
}

/** Read, read all or delete, as the button says; afterwards the list is loaded anew and shows what the server has. */
export const changeNotifications = async (audience: Audience, request: Request) => {
  const form = await request.formData()
  const id = String(form.get("id") ?? "")
  try {
    if (form.get("intent") === "read") await call(readOne, { id })
    if (form.get("intent") === "read-all") await call(readAll, { audience })
    if (form.get("intent") === "delete") {
      await call(deleteOne, { id })
      toast("success", "Notification deleted")
    }
  } catch (error) {
    toast("error", failureMessage(error, "That did not work. Please try again."), 5000)
  }
  window.dispatchEvent(new Event(NOTIFICATIONS_EVENT))
  return null
}
