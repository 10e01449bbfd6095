// What somebody should know, as rows of their own (specification 1 §2, made real by 3 §6). Other slices notify in the
// transaction of the act (notify.server.ts); the person reads, marks and deletes here. An account has two sides, customer
// ("user") and professional ("provider"), with a list each.
// What a person is told, and what of it by mail. It is read off the kinds there are: what was never chosen is sent, and
// mails without a topic always are.
import { emit } from "../events/event.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { type Language, localize, localized } from "../platform/language/language.ts"
import { type KnownTopic, knownTopics, textsOfRow } from "../platform/language/notification-kinds.ts"
import { invalid, notFound } from "../platform/problem.ts"
import type { Audience, Notification, NotificationFilter, NotificationPage } from "./notification.contract.ts"
import {
  deleteNotificationOf,
  findChoices,
  findNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
  saveChoices,
} from "./notification.queries.server.ts"
import { choiceTexts, notificationProblemTexts } from "./texts.ts"

type SignedIn = Ctx<"signed_in">

export const showChoices = async ({ db, actor, language }: SignedIn) => {
  const chosen = new Map((await findChoices(db, actor.account_id)).map((one) => [one.topic, one.by_mail]))
  const t = choiceTexts.in(language)
  const told = ({ topic, label, hasNotifications, hasMail }: KnownTopic) => ({
    topic,
    label: localized(label, language),
    in_app: hasNotifications,
    by_mail: hasMail && (chosen.get(topic) ?? true),
  })
  const topics = topicsOf(actor)
  const withoutMail = topics.filter(({ hasMail }) => !hasMail)
  return {
    choices: topics.filter(({ hasMail }) => hasMail).map(told),
    fixed: [
      { topic: "account", ...t.account, in_app: false, by_mail: true },
      ...withoutMail.map((topic) => ({ ...told(topic), why: t.noMail })),
    ],
  }
}

interface ChoiceInput {
  choices: { topic: string; by_mail: boolean }[]
}

export const changeChoices = async (ctx: SignedIn, { choices }: ChoiceInput) => {
  const open = new Set(topicsOf(ctx.actor).flatMap(({ topic, hasMail }) => (hasMail ? [topic] : [])))
  if (choices.some(({ topic }) => !open.has(topic))) throw invalid({ choices: localize(choiceTexts, (t) => t.unknown) })
  // The last wish about a topic counts: one statement cannot write a row twice.
  const wished = [...new Map(choices.map((one) => [one.topic, one])).values()]
  if (wished.length > 0) await saveChoices(ctx.db, ctx.actor.account_id, wished)
  return showChoices(ctx)
}

/** Of what somebody in their roles is told; an administrator alone is told of none. */
const topicsOf = ({ is_customer, is_professional }: SignedIn["actor"]) => {
  const isTold = ({ side }: KnownTopic) =>
    (is_customer && side !== "professional") || (is_professional && side !== "customer")
  return knownTopics().filter(isTold)
}

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
