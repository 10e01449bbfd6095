// The only SQL over notifications and over the choices of what comes by mail. Every statement is limited to an account:
// somebody else's id is like one that does not exist.
import { type RawBuilder, sql } from "kysely"
import { eventsOf } from "../events/event.server.ts"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import { isoInstantMs, type StatementPart, tableOf } from "../platform/database/statement-parts.server.ts"
import type { Audience, NotificationFilter } from "./notification.contract.ts"

export const findChoices = (db: Db, accountId: string) =>
  db.selectFrom("notification_choices").select(["topic", "by_mail"]).where("account_id", "=", accountId).execute()

export const saveChoices = (db: Db, account_id: string, choices: { topic: string; by_mail: boolean }[]) =>
  db
    .insertInto("notification_choices")
    .values(choices.map((choice) => ({ account_id, ...choice })))
    .onConflict((conflict) =>
      conflict.columns(["account_id", "topic"]).doUpdateSet(({ ref }) => ({ by_mail: ref("excluded.by_mail") })),
    )
    .execute()

/** On rows called `new_mail`: the recipient has opted out of mails about the topic. */
export const mailOptOutCondition = sql`exists (
  select from notification_choices c where c.account_id = new_mail.account_id and c.topic = new_mail.topic and not c.by_mail)`

interface NewNotification {
  id: string
  account_id: string
  audience: string
  kind: string
  /** JSON */
  params: string
  /** The id of what it is about, as of a booking. */
  about: string | null
  created_at: Date
}

interface SupersededNotification {
  account_id: string
  kind: string
  about: string | null
}

/** @param superseded deleted where they are unread */
export const notificationsPart = (
  rows: NewNotification[],
  superseded: readonly SupersededNotification[] = [],
): StatementPart => {
  const shape =
    "n (id text, account_id text, audience text, kind text, params text, about text, created_at timestamptz)"
  return {
    ...(superseded.length > 0 && {
      before: (condition) => sql`
        superseded_notifications as (
          delete from notifications n using ${tableOf("s (account_id text, kind text, about text)", superseded)}
          where ${condition} and n.account_id = s.account_id and n.kind = s.kind and n.about = s.about
            and n.read_at is null)`,
    }),
    write: (condition) => sql`
      insert into notifications (id, account_id, audience, kind, params, about, created_at)
      select n.id, n.account_id, n.audience, n.kind, n.params::jsonb, n.about, n.created_at
      from ${tableOf(shape, rows)} where ${condition}`,
  }
}

/** Marks somebody's notifications about these things as read, with an event where any was unread. */
export const markReadPart = (account_id: string, abouts: readonly string[], at: Date) =>
  setReadAtPart(account_id, abouts, { to: sql`${at}`, where: sql`read_at is null` })

/** Undoes markReadPart of that moment. */
export const markUnreadPart = (account_id: string, abouts: readonly string[], at: Date) =>
  setReadAtPart(account_id, abouts, { to: sql`null`, where: sql`read_at = ${at}` })

type Sql = RawBuilder<unknown>

const setReadAtPart = (
  account_id: string,
  abouts: readonly string[],
  { to, where }: { to: Sql; where: Sql },
): StatementPart => {
  const { write, ...rest } = eventsOf([{ account_id, kind: "notifications_changed" }])
  return {
    ...rest,
    before: (condition) => sql`
      marked_notifications as (
        update notifications set read_at = ${to}
        where ${condition} and account_id = ${account_id} and about = any(${abouts}::text[]) and ${where}
        returning id)`,
    write: (condition) => write(sql`${condition} and exists (select from marked_notifications)`),
  }
}

export interface NotificationRow {
  id: string
  /** Null in rows from before kinds existed: they store their texts. */
  kind: string | null
  params: unknown
  type: "info" | "success" | "warning" | "error" | null
  title: string | null
  message: string | null
  link: string | null
  audience: Audience
  isRead: boolean
  date: string
}

interface NotificationPage {
  unread_count: number
  notifications: NotificationRow[]
}

/** In one statement the page (with one row more, to know whether there are further ones) and the unread count. */
export const findNotifications = async (
  db: Db,
  actor: Actor,
  { filter, audience, limit, cursor }: NotificationFilter,
) => {
  const mine = sql`account_id = ${actor.account_id} ${audience ? sql`and audience = ${audience}` : sql``}`
  const { rows } = await sql<NotificationPage>`
    select (select count(*) from notifications where ${mine} and read_at is null) as unread_count,
      (select coalesce(json_agg(n), '[]') from (
        select id, kind, params, type, title, message, link, audience, read_at is not null as "isRead",
          ${isoInstantMs("created_at")} as date
        from notifications
        where ${mine} ${filter === "unread" ? sql`and read_at is null` : sql``} ${cursor ? sql`and id < ${cursor}` : sql``}
        order by id desc limit ${limit + 1}) n) as notifications`.execute(db)
  return rows[0]!
}

/** Whether it was unread; undefined where there is no such notification. */
export const markRead = async (db: Db, actor: Actor, id: string, now: Date): Promise<boolean | undefined> => {
  const { numUpdatedRows } = await db
    .updateTable("notifications")
    .set({ read_at: now })
    .where("id", "=", id)
    .where("account_id", "=", actor.account_id)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return true
  const mine = db.selectFrom("notifications").select("id").where("id", "=", id)
  const existing = await mine.where("account_id", "=", actor.account_id).executeTakeFirst()
  return existing ? false : undefined
}

export const markAllRead = async (db: Db, actor: Actor, audience: Audience | undefined, now: Date) => {
  let update = db
    .updateTable("notifications")
    .set({ read_at: now })
    .where("account_id", "=", actor.account_id)
    .where("read_at", "is", null)
  if (audience) update = update.where("audience", "=", audience)
  return Number((await update.executeTakeFirstOrThrow()).numUpdatedRows)
}

export const deleteNotificationOf = async (db: Db, actor: Actor, id: string) => {
  const { numDeletedRows } = await db
    .deleteFrom("notifications")
    .where("id", "=", id)
    .where("account_id", "=", actor.account_id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
