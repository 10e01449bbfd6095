// What somebody should know, as rows of their own (specification 1 §2, made real by 3 §6). Other slices notify in
// the transaction of the act, with finished words; the person reads, marks and deletes here. An account has two sides,
// customer ("user") and professional ("provider"), with a list each.
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database.server.ts"
import { newId } from "../platform/id.ts"
import { notFound } from "../platform/problem.ts"
import type { Audience, Notification, NotificationFilter, NotificationPage } from "./notification.contract.ts"
import {
  deleteNotificationOf,
  findNotifications,
  insertNotifications,
  markAllRead,
  markRead,
} from "./notification.queries.server.ts"

export interface Notice {
  account_id: string
  audience: Audience
  type: Notification["type"]
  title: string
  message: string
  /** A path on this site: "/user/bookings?booking=…". */
  link: string | null
  /** When it happened; the database's clock where nothing is said. */
  at?: Date
}

export const notify = (db: Db, notice: Notice | Notice[]) =>
  insertNotifications(
    db,
    [notice].flat().map(({ at, ...rest }) => ({ id: newId(), ...rest, ...(at && { created_at: at }) })),
  )

export const listNotifications = async (
  ctx: Ctx<"signed_in">,
  filter: NotificationFilter,
): Promise<NotificationPage> => {
  const { unread_count, notifications: rows } = await findNotifications(ctx.db, ctx.actor, filter)
  const notifications = rows.slice(0, filter.limit)
  return { notifications, unread_count, next: rows.length > filter.limit ? (notifications.at(-1)?.id ?? null) : null }
}

export const readNotification = async (ctx: Ctx<"signed_in">, { id }: { id: string }) => {
  if (!(await markRead(ctx.db, ctx.actor, id, ctx.clock()))) throw notFound("notification")
  return { id, isRead: true as const }
}

export const readAllNotifications = async (
  ctx: Ctx<"signed_in">,
  { audience }: { audience?: Audience | undefined },
) => ({ marked: await markAllRead(ctx.db, ctx.actor, audience, ctx.clock()) })

export const deleteNotification = async (ctx: Ctx<"signed_in">, { id }: { id: string }) => {
  if (!(await deleteNotificationOf(ctx.db, ctx.actor, id))) throw notFound("notification")
  return { id }
}
