// Reading, marking and deleting one's notifications, and choosing by topic which of them come by mail as well (specification
// 1 §2, made real by 3 §6). Other slices notify in the transaction of the change (notify.server.ts). An account has two
// sides, customer ("user") and professional ("provider"), with a list each. Topics are those of the registered kinds; their
// mails are sent unless somebody opts out, and mails without a topic always.
import { emit } from "../events/event.server.ts"
import { pageOf } from "../platform/api/page.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { type Language, localize, resolveText } from "../platform/language/language.ts"
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

export const getChoices = async ({ db, actor, language }: SignedIn) => {
  const chosen = new Map((await findChoices(db, actor.account_id)).map((one) => [one.topic, one.by_mail]))
  const t = choiceTexts.in(language)
  const topicSettings = ({ topic, label, hasNotifications, hasMail }: KnownTopic) => ({
    topic,
    label: resolveText(label, language),
    in_app: hasNotifications,
    by_mail: hasMail && (chosen.get(topic) ?? true),
  })
  const topics = topicsOf(actor)
  const withoutMail = topics.filter(({ hasMail }) => !hasMail)
  return {
    choices: topics.filter(({ hasMail }) => hasMail).map(topicSettings),
    fixed: [
      { topic: "account", ...t.account, in_app: false, by_mail: true },
      ...withoutMail.map((topic) => ({ ...topicSettings(topic), why: t.noMail })),
    ],
  }
}

interface ChoiceInput {
  choices: { topic: string; by_mail: boolean }[]
}

export const changeChoices = async (ctx: SignedIn, { choices }: ChoiceInput) => {
  const choosable = new Set(topicsOf(ctx.actor).flatMap(({ topic, hasMail }) => (hasMail ? [topic] : [])))
  if (choices.some(({ topic }) => !choosable.has(topic)))
    throw invalid({ choices: localize(choiceTexts, (t) => t.unknown) })
  // The last choice for a topic counts: one statement cannot write a row twice.
  const lastOfEach = [...new Map(choices.map((one) => [one.topic, one])).values()]
  if (lastOfEach.length > 0) await saveChoices(ctx.db, ctx.actor.account_id, lastOfEach)
  return getChoices(ctx)
}

/** Those of somebody's roles; an administrator's alone has none. */
const topicsOf = ({ is_customer, is_professional }: SignedIn["actor"]) => {
  const isRelevant = ({ side }: KnownTopic) =>
    (is_customer && side !== "professional") || (is_professional && side !== "customer")
  return knownTopics().filter(isRelevant)
}

export const listNotifications = async (
  ctx: Ctx<"signed_in">,
  filter: NotificationFilter,
): Promise<NotificationPage> => {
  const { unread_count, notifications: rows } = await findNotifications(ctx.db, ctx.actor, filter)
  const { page, next } = pageOf(rows, filter.limit, ({ id }) => id)
  return { notifications: page.map((row) => toNotification(row, ctx.language)), unread_count, next }
}

const toNotification = (row: NotificationRow, language: Language): Notification => {
  const { id, audience, isRead, date } = row
  const texts =
    row.kind === null
      ? storedTexts(row)
      : textsOfRow(row, ({ notification }, params) => notification?.(params, language))
  return { id, ...(texts ?? unknownKindTexts(language)), audience, isRead, date }
}

const storedTexts = ({ type, title, message, link }: NotificationRow) => ({
  type: type ?? "info",
  title: title ?? "",
  message: message ?? "",
  link,
})

/** Listed, so that it can be read and deleted; otherwise it would count as unread for ever. */
const unknownKindTexts = (language: Language) => ({
  type: "info" as const,
  ...notificationProblemTexts.in(language).unknownKind,
  link: null,
})

export const readNotification = async (ctx: Ctx<"signed_in">, { id }: { id: string }) => {
  const isNew = await markRead(ctx.db, ctx.actor, id, ctx.clock())
  if (isNew === undefined) throw notFound(localize(notificationProblemTexts, (t) => t.notification))
  if (isNew) await emitNotificationsChanged(ctx)
  return { id, isRead: true as const }
}

export const readAllNotifications = async (
  ctx: Ctx<"signed_in">,
  { audience }: { audience?: Audience | undefined },
) => {
  const marked = await markAllRead(ctx.db, ctx.actor, audience, ctx.clock())
  if (marked > 0) await emitNotificationsChanged(ctx)
  return { marked }
}

export const deleteNotification = async (ctx: Ctx<"signed_in">, { id }: { id: string }) => {
  if (!(await deleteNotificationOf(ctx.db, ctx.actor, id)))
    throw notFound(localize(notificationProblemTexts, (t) => t.notification))
  await emitNotificationsChanged(ctx)
  return { id }
}

/** For the list and the unread count on the person's other open pages. */
const emitNotificationsChanged = ({ db, actor }: Ctx<"signed_in">) =>
  emit(db, { account_id: actor.account_id, kind: "notifications_changed" })
