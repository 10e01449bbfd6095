import type { Slice } from "../platform/slice.server.ts"
import { notificationsApi } from "./notification.api.server.ts"

export const notifications: Slice = {
  name: "notifications",
  description: "What somebody should know",
  calls: notificationsApi,
}
