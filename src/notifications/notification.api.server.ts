import { serve } from "../platform/api/serve.server.ts"
import { changeNotificationChoices, notificationChoices } from "./choice.contract.ts"
import { changeChoices, showChoices } from "./choice.server.ts"
import {
  markAllNotificationsRead,
  markNotificationRead,
  notifications,
  removeNotification,
} from "./notification.contract.ts"
import { deleteNotification, listNotifications, readAllNotifications, readNotification } from "./notification.server.ts"

export const notificationsApi = [
  serve(notifications, listNotifications),
  serve(markNotificationRead, readNotification),
  serve(markAllNotificationsRead, readAllNotifications),
  serve(removeNotification, deleteNotification),
  serve(notificationChoices, showChoices),
  serve(changeNotificationChoices, changeChoices),
]
