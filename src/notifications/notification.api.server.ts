import { serve } from "../platform/serve.server.ts"
import { deleteOne, notifications, readAll, readOne } from "./notification.contract.ts"
import { deleteNotification, listNotifications, readAllNotifications, readNotification } from "./notification.server.ts"

export const notificationsApi = [
  serve(notifications, listNotifications),
  serve(readOne, readNotification),
  serve(readAll, readAllNotifications),
  serve(deleteOne, deleteNotification),
]
