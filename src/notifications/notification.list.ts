/** The notifications of one side of the account, and how many of them are unread. */
import { ApiFailure, call } from "../platform/api/api-client.ts"
import { describeList } from "../ui/list/list.ts"
import type { OpenListOf } from "../ui/list/use-list.ts"
import { toast } from "../ui/toast-store.ts"
import { type Audience, notifications } from "./notification.contract.ts"
import { notificationTexts } from "./texts.ts"

export const notificationList = (audience: Audience) =>
  describeList({
    texts: notificationTexts,
    filters: { filter: ["unread"] },
    load: (asked, options) => call(notifications, { audience, ...asked }, options),
    rows: ({ notifications: rows }) => rows,
  })

export type NotificationList = OpenListOf<ReturnType<typeof notificationList>>

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
