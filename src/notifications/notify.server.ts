// Notifies people: in the app and by mail, each where the kind has texts for it, in the transaction of the change. Who has
// opted out of mails about the topic gets only the notification in the app. Rows store kind and params; the texts are made
// for each reader (platform/language/notification-kinds.ts).
import { eventsOf } from "../events/event.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { runAsOneStatement, type StatementPart } from "../platform/database/statement-parts.server.ts"
import { newId } from "../platform/id.ts"
import type { NotificationKind } from "../platform/language/notification-kinds.ts"
import { type MailRecipient, mailsOf, withdrawMails } from "../platform/mail/mail.server.ts"
import type { Side } from "../platform/sides.rules.ts"
import { mailOptOutCondition, markReadPart, markUnreadPart, notificationsPart } from "./notification.queries.server.ts"

interface NotificationRecipient {
  account_id: string
  /** In which of the account's two lists it is shown. */
  side: Side
}
export type Recipient = NotificationRecipient & MailRecipient

export interface OutgoingNotification {
  kind: NotificationKind
  params: object
  /** Params of the mail alone: contact details, say, which the app shows only while they are shared. */
  mailExtras?: object | undefined
  recipients: readonly Recipient[]
}

/** Keeps the type of the params together with that of the kind. */
export const notification = <P extends object>(
  kind: NotificationKind<P>,
  params: P,
  recipients: readonly Recipient[],
  mailExtras?: Partial<P>,
): OutgoingNotification => ({
  ...{ kind, params, recipients, mailExtras },
})

export const notify = async <P extends object>(
  db: Db,
  kind: NotificationKind<P>,
  params: P,
  recipients: readonly Recipient[],
  at: Date,
) => {
  await runAsOneStatement(db, notificationsOf([notification(kind, params, recipients)], at))
}

/** The same for several at once, as parts of the statement that makes the change. */
export const notificationsOf = (outgoing: readonly OutgoingNotification[], at: Date): StatementPart[] => {
  const rows = outgoing.flatMap(({ kind, params, recipients }) =>
    kind.notification ? recipients.map((recipient) => notificationRow(kind, params as never, recipient, at)) : [],
  )
  const mails = outgoing.flatMap(({ kind, params, mailExtras, recipients }) =>
    kind.mail ? recipients.map((recipient) => ({ ...recipient, ...mailRow(kind, { ...params, ...mailExtras }) })) : [],
  )
  const events = rows.map(({ id, account_id }) => ({
    account_id,
    kind: "notification_created" as const,
    params: { id },
  }))
  // Kinds of mail alone go to the actor, whose notifications dismissForActor marks as read: none is superseded.
  const inApp = outgoing.filter(({ kind }) => kind.notification)
  return [
    ...(rows.length > 0 ? [notificationsPart(rows, inApp.flatMap(supersededBy)), eventsOf(events)] : []),
    ...(mails.length > 0 ? [mailsOf(mails, mailOptOutCondition)] : []),
  ]
}

const mailRow = ({ kind, topic, about, delaySeconds, supersedes, skipIfUnsent }: NotificationKind, params: object) => ({
  ...{ kind, params, topic: topic?.topic, about: about?.(params as never) },
  ...{ delay_seconds: delaySeconds, supersedes, skip_if_unsent: skipIfUnsent },
})

const supersededBy = ({ kind: { about, supersedes = [] }, params, recipients }: OutgoingNotification) =>
  recipients.flatMap(({ account_id }) =>
    supersedes.map((kind) => ({ account_id, kind, about: about?.(params as never) ?? null })),
  )

/**
 * Whoever acts on something need not be notified of it any more: marks their notifications as read and deletes their waiting
 * mails.
 * @param supersededKinds kinds that notifications of the same statement supersede
 */
export const dismissForActor = (
  { account_id, email }: Pick<Recipient, "account_id" | "email">,
  { abouts, supersededKinds }: { abouts: readonly string[]; supersededKinds: readonly string[] },
  at: Date,
): StatementPart[] => [markReadPart(account_id, abouts, at), withdrawMails(email, abouts, supersededKinds)]

/** The same where a mail about it has long been sent. */
export const readByActor = (account_id: string, abouts: readonly string[], at: Date): StatementPart[] => [
  markReadPart(account_id, abouts, at),
]

/** A row to be inserted; the demo makes its past notifications with it, too. */
export const notificationRow = <P extends object>(
  { kind, about }: NotificationKind<P>,
  params: P,
  { account_id, side }: NotificationRecipient,
  at: Date,
) => ({
  id: newId(),
  account_id,
  audience: side === "customer" ? "user" : "provider",
  kind,
  params: JSON.stringify(params),
  about: about?.(params) ?? null,
  created_at: at,
})

/** Undoes the marking of dismissForActor, known by the moment of the change. */
export const markUnreadAgain = (account_id: string, abouts: readonly string[], doneAt: Date): StatementPart[] => [
  markUnreadPart(account_id, abouts, doneAt),
]
