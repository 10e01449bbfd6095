// What somebody should know, as rows of their own (specification 1 §2, made real by 3 §6). Other slices notify in the
// transaction of the act (notify.server.ts); the person reads, marks and deletes here. An account has two sides, customer
// ("user") and professional ("provider"), with a list each.
import { emit } from "../events/event.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { type Language, localize } from "../platform/language/language.ts"
import { textsOfRow } from "../platform/language/notification-kinds.ts"
import { notFound } from "../platform/problem.ts"
import type { Audience, Notification, NotificationFilter, NotificationPage } from "./notification.contract.ts"
import {
  deleteNotificationOf,
  findNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
} from "./notification.queries.server.ts"
import { notificationProblemTexts } from "./texts.ts"

export const listNotifications = async (
  ctx: Ctx<"signed_in">,
  filter: NotificationFilter,
): Promise<NotificationPage> => {
  const { unread_count, notifications: rows } = await findNotifications(ctx.db, ctx.actor, filter)
  const notifications = rows.slice(0, filter.limit).map((row) => worded(row, ctx.language))
  return { notifications, unread_count, next: rows.length > filter.limit ? (notifications.at(-1)?.id ?? null) : null }
}

const worded = (row: NotificationRow, language: Language): Notification => {
  const { id, audience, isRead, date } = row
  const texts =
    row.kind === null
      ? writtenOut(row)
      : textsOfRow(row, ({ notification }, params) => notification?.(params, language))
  return { id, ...(texts ?? unknownNews(language)), audience, isRead, date }
}

const writtenOut = ({ type, title, message, link }: NotificationRow) => ({
  type: type ?? "info",
  title: title ?? "",
  message: message ?? "",
  link,
})

/** It can be read and deleted like any other, or the count would say for ever that something is new. */
const unknownNews = (language: Language) => ({
  type: "info" as const,
  ...notificationProblemTexts.in(language).unknownNews,
  link: null,
})

export const readNotification = async (ctx: Ctx<"signed_in">, { id }: { id: string }) => {
  const isNew = await markRead(ctx.db, ctx.actor, id, ctx.clock())
  if (isNew === undefined) throw notFound(localize(notificationProblemTexts, (t) => t.notification))
  if (isNew) await tellOtherPages(ctx)
  return { id, isRead: true as const }
}

export const readAllNotifications = async (
  ctx: Ctx<"signed_in">,
  { audience }: { audience?: Audience | undefined },
) => {
  const marked = await markAllRead(ctx.db, ctx.actor, audience, ctx.clock())
  if (marked > 0) await tellOtherPages(ctx)
  return { marked }
}

export const deleteNotification = async (ctx: Ctx<"signed_in">, { id }: { id: string }) => {
  if (!(await deleteNotificationOf(ctx.db, ctx.actor, id)))
    throw notFound(localize(notificationProblemTexts, (t) => t.notification))
  await tellOtherPages(ctx)
  return { id }
}

/** The same person may look at the list in another browser, and everywhere at the count. */
const tellOtherPages = ({ db, actor }: Ctx<"signed_in">) =>
  emit(db, { account_id: actor.account_id, kind: "notices_changed" })
