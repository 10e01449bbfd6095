import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { idCursor, pageLimit } from "../platform/api/paging.ts"

const topicSettings = {
  topic: z.string(),
  label: z.string().describe("What it is about, in the reader's language"),
  in_app: z.boolean().describe("It is always noted in the app; false: it comes by mail alone"),
  by_mail: z.boolean(),
}
const choices = z.object({
  choices: z.array(z.object(topicSettings)),
  fixed: z
    .array(z.object({ ...topicSettings, why: z.string() }))
    .describe("What I am told of as well and cannot choose about, and why"),
})
export type NotificationChoices = z.output<typeof choices>

export const notificationChoices = contract({
  name: "notification_choices",
  summary: "What I am told by mail, by topic",
  method: "GET",
  path: "/notifications/choices",
  who: "signed_in",
  input: z.object({}),
  output: choices,
})

export const changeNotificationChoices = contract({
  name: "change_notification_choices",
  summary: "Choose what I am told by mail; topics that are not named stay as they are",
  method: "PUT",
  path: "/notifications/choices",
  who: "signed_in",
  input: z.object({
    choices: z.array(z.object({ topic: z.string().max(40), by_mail: z.boolean() })).max(40),
  }),
  output: choices,
})

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
