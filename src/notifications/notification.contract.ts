import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { idCursor, pageLimit } from "../platform/api/paging.ts"

const audiences = ["user", "provider"] as const
export type Audience = (typeof audiences)[number]

const audience = z.enum(audiences).optional().describe("One side of a dual-role account; without it both")
const id = z.string()

const notification = z.object({
  id,
  title: z.string(),
  message: z.string(),
  type: z.enum(["info", "success", "warning", "error"]),
  audience: z.enum(audiences),
  link: z.string().nullable().describe("A path on this site"),
  isRead: z.boolean(),
  date: z.string(),
})
export type Notification = z.output<typeof notification>

export const notifications = contract({
  name: "notifications",
  summary: "What I should know, newest first",
  method: "GET",
  path: "/notifications",
  who: "signed_in",
  input: z.object({
    filter: z.enum(["all", "unread"]).default("all"),
    audience,
    limit: pageLimit,
    cursor: idCursor,
  }),
  output: z.object({
    notifications: z.array(notification),
    unread_count: z.number().int(),
    next: z.string().nullable(),
  }),
})
export type NotificationFilter = z.output<typeof notifications.input>
export type NotificationPage = z.output<typeof notifications.output>

export const markNotificationRead = contract({
  name: "read_notification",
  summary: "Mark one notification as read",
  method: "POST",
  path: "/notifications/{id}/read",
  who: "signed_in",
  input: z.object({ id }),
  output: z.object({ id, isRead: z.literal(true) }),
})

export const markAllNotificationsRead = contract({
  name: "read_all_notifications",
  summary: "Mark all of my notifications as read",
  method: "POST",
  path: "/notifications/read-all",
  who: "signed_in",
  input: z.object({ audience }),
  output: z.object({ marked: z.number().int() }),
})

export const removeNotification = contract({
  name: "delete_notification",
  summary: "Remove one notification",
  method: "DELETE",
  path: "/notifications/{id}",
  who: "signed_in",
  input: z.object({ id }),
  output: z.object({ id }),
})
