/** What is done with notifications: read, all read, deleted. Afterwards the list is loaded anew. */
import { call } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import type { Acted } from "../ui/list/use-list.ts"
import { orToast } from "../ui/or-toast.ts"
import { toast } from "../ui/toast-store.ts"
import {
  type Audience,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
  removeNotification,
} from "./notification.contract.ts"
import { notificationTexts } from "./texts.ts"

/** Fired on window after something was read or deleted here. */
export const NOTIFICATIONS_EVENT = "sthapati:notifications"

/** The action of both pages: as the button's `intent` says. */
export const changeNotifications = async (audience: Audience, request: Request) => {
  const form = await request.formData()
  const asked = change(audience, String(form.get("intent")), String(form.get("id") ?? ""))
  const acted = (await orToast(asked, textsHere(notificationTexts).failedAct)) ?? null
  window.dispatchEvent(new Event(NOTIFICATIONS_EVENT))
  return acted
}

const change = async (audience: Audience, intent: string, id: string): Promise<Acted<Notification> | null> => {
  if (intent === "read") return { changed: { id, isRead: (await call(markNotificationRead, { id })).isRead } }
  if (intent === "read-all") await call(markAllNotificationsRead, { audience })
  if (intent !== "delete") return null
  await call(removeNotification, { id })
  toast("success", textsHere(notificationTexts).removed)
  return { gone: id }
}
