/**
 * Calls about notifications: the list of one side of the account and its unread count, the actions on them (read, read all,
 * delete), and the choices of what comes by mail, saved with each switch.
 */
import { ApiFailure, call } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { describeList } from "../ui/list/list.ts"
import type { ActionResult, OpenListOf } from "../ui/list/use-list.ts"
import { toastOnFailure } from "../ui/overlay/toast-on-failure.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import {
  type Audience,
  changeNotificationChoices,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
  type NotificationChoices,
  notificationChoices,
  notifications,
  removeNotification,
} from "./notification.contract.ts"
import { notificationChoicesTexts, notificationTexts } from "./texts.ts"

export type NotificationChoice = NotificationChoices["choices"][number]

export const loadChoices = (signal: AbortSignal) => call(notificationChoices, {}, { signal })

/** True where it was saved; a toast says so or not. */
export const saveChoice = async ({ topic, label }: NotificationChoice, by_mail: boolean) => {
  const t = textsHere(notificationChoicesTexts)
  const saved = await toastOnFailure(call(changeNotificationChoices, { choices: [{ topic, by_mail }] }), t.notKept)
  if (saved) toast("success", by_mail ? t.switchedOn(label) : t.switchedOff(label))
  return saved !== undefined
}

/** Fired on window after notifications were read or deleted in this tab. */
export const NOTIFICATIONS_EVENT = "sthapati:notifications"

/** The action of both pages, by the button's `intent`. */
export const changeNotifications = async (audience: Audience, request: Request) => {
  const form = await request.formData()
  const changing = change(audience, String(form.get("intent")), String(form.get("id") ?? ""))
  const acted = (await toastOnFailure(changing, textsHere(notificationTexts).failedAct)) ?? null
  window.dispatchEvent(new Event(NOTIFICATIONS_EVENT))
  return acted
}

const change = async (audience: Audience, intent: string, id: string): Promise<ActionResult<Notification> | null> => {
  if (intent === "read") return { changed: { id, isRead: (await call(markNotificationRead, { id })).isRead } }
  if (intent === "read-all") await call(markAllNotificationsRead, { audience })
  if (intent !== "delete") return null
  await call(removeNotification, { id })
  toast("success", textsHere(notificationTexts).removed)
  return { gone: id }
}

export const notificationList = (audience: Audience) =>
  describeList({
    texts: notificationTexts,
    filters: { filter: ["unread"] },
    load: (query, options) => call(notifications, { audience, ...query }, options),
    rows: ({ notifications: rows }) => rows,
  })

export type NotificationList = OpenListOf<ReturnType<typeof notificationList>>

/** Undefined where the call fails: a badge may be missing, never wrong. */
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
