import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import {
  changeNotificationChoices,
  markAllNotificationsRead,
  markNotificationRead,
  notificationChoices,
  notifications as ownNotifications,
  removeNotification,
} from "./notification.contract.ts"
import { notificationData } from "./notification.personal.server.ts"
import {
  changeChoices,
  deleteNotification,
  getChoices,
  listNotifications,
  readAllNotifications,
  readNotification,
} from "./notification.server.ts"

export const notifications: Slice = {
  name: "notifications",
  description: "What somebody should know",
  tables: ["notifications", "notification_choices"],
  personal: [notificationData],
  calls: [
    serve(ownNotifications, listNotifications),
    serve(markNotificationRead, readNotification),
    serve(markAllNotificationsRead, readAllNotifications),
    serve(removeNotification, deleteNotification),
    serve(notificationChoices, getChoices),
    serve(changeNotificationChoices, changeChoices),
  ],
}
