import { serve } from "../platform/serve.server.ts"
import { changeNotificationChoices, notificationChoices } from "./choice.contract.ts"
import { changeChoices, showChoices } from "./choice.server.ts"
import { deleteOne, notifications, readAll, readOne } from "./notification.contract.ts"
import { deleteNotification, listNotifications, readAllNotifications, readNotification } from "./notification.server.ts"

export const notificationsApi = [
  serve(notifications, listNotifications),
  serve(readOne, readNotification),
  serve(readAll, readAllNotifications),
  serve(deleteOne, deleteNotification),
  serve(notificationChoices, showChoices),
  serve(changeNotificationChoices, changeChoices),
]
