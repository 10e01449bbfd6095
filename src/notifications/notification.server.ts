// What somebody should know, as rows of their own (specification 1 §2, made real by decisions 6). Other slices notify in
// the transaction of the act, with finished words; the person reads, marks and deletes here. An account has two sides,
// customer ("user") and professional ("provider"), with a list each.
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database.server.ts"
import { newId } from "../platform/id.ts"
import { notFound } from "../platform/problem.ts"
import {
  countUnread,
  deleteNotificationOf,
  findNotifications,
  markAllReadOf,
  markReadOf,
} from "./notification.queries.server.ts"
import type { NotificationFilter, NotificationType } from "./notification.schema.ts"

export interface Notice {
  account_id: string
  audience: "user" | "provider"
  type: NotificationType
  title: string
  message: string
  /** A path on this site, "/user/bookings?booking=…". */
  link: string | null
  /** Defaults to the database's clock. */
  at?: Date
}

export const notify = async (db: Db, notice: Notice | Notice[]) => {
  const rows = [notice].flat().map(({ at, ...rest }) => ({ id: newId(), ...rest, ...(at && { created_at: at }) }))
  await db.insertInto("notifications").values(rows).execute()
}

export const listNotifications = async (ctx: Ctx<"signed_in">, filter: NotificationFilter) => {
  const rows = await findNotifications(ctx.db, ctx.actor, filter)
  const page = rows.slice(0, filter.limit)
  return {
    notifications: page.map(({ created_at, read_at, ...row }) => ({
      ...row,
      isRead: read_at !== null,
      date: created_at.toISOString(),
    })),
    unread_count: await countUnread(ctx.db, ctx.actor, filter.audience),
    next: rows.length > filter.limit ? (page.at(-1)?.id ?? null) : null,
  }
}

export const readNotification = async (ctx: Ctx<"signed_in">, { id }: { id: string }) => {
  if (!(await markReadOf(ctx.db, ctx.actor, id, ctx.clock()))) throw notFound("notification")
  return { id, isRead: true }
}

export const readAllNotifications = async (ctx: Ctx<"signed_in">, { audience }: Pick<NotificationFilter, "audience">) => ({
  marked: await markAllReadOf(ctx.db, ctx.actor, audience, ctx.clock()),
})

export const deleteNotification = async (ctx: Ctx<"signed_in">, { id }: { id: string }) => {
  if (!(await deleteNotificationOf(ctx.db, ctx.actor, id))) throw notFound("notification")
  return { id }
}
