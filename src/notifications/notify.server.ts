// Notifies people: on the site and by mail, each where the kind has texts for it, in the transaction
// of what happened. Who wants no mail about its topic gets the notification on the site alone. Rows keep kind and params; they
// are worded for who reads them (platform/language/notification-kinds.ts).
import { eventsOf } from "../events/event.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { runAsOneStatement, type StatementPart } from "../platform/database/statement-parts.server.ts"
import { newId } from "../platform/id.ts"
import type { NotificationKind } from "../platform/language/notification-kinds.ts"
import { mailsOf, type Receiver, withdrawMails } from "../platform/mail/mail.server.ts"
import { isUnwanted, notificationsPart, readPart, unreadPart } from "./notification.queries.server.ts"

interface Reader {
  account_id: string
  /** Which of the two lists of an account it stands in. */
  side: "customer" | "professional"
}
export type Person = Reader & Receiver

export interface Notify {
  kind: NotificationKind
  params: object
  /** What its letters say beside it, and no notice: what must not stand on a screen for longer than it is shared. */
  mailExtras?: object | undefined
  people: readonly Person[]
}

/** Keeps the type of the params together with that of the kind. */
export const notification = <P extends object>(
  kind: NotificationKind<P>,
  params: P,
  people: readonly Person[],
  mailExtras?: Partial<P>,
): Notify => ({
  ...{ kind, params, people, mailExtras },
})

export const notify = async <P extends object>(
  db: Db,
  kind: NotificationKind<P>,
  params: P,
  people: readonly Person[],
  at: Date,
) => {
  await runAsOneStatement(db, notificationsOf([notification(kind, params, people)], at))
}

/** The same, of several things at once, as pieces of the statement that writes what happened. */
export const notificationsOf = (tellings: readonly Notify[], at: Date): StatementPart[] => {
  const notices = tellings.flatMap(({ kind, params, people }) =>
    kind.notification ? people.map((person) => notificationRow(kind, params as never, person, at)) : [],
  )
  const letters = tellings.flatMap(({ kind, params, mailExtras, people }) =>
    kind.mail ? people.map((person) => ({ ...person, ...mailRow(kind, { ...params, ...mailExtras }) })) : [],
  )
  const news = notices.map(({ id, account_id }) => ({ account_id, kind: "notice_came" as const, params: { id } }))
  // Who gets a mail alone is the one who acted: dismissForActor marks their notifications as read, so none is replaced.
  const noticed = tellings.filter(({ kind }) => kind.notification)
  return [
    ...(notices.length > 0 ? [notificationsPart(notices, noticed.flatMap(overtakenBy)), eventsOf(news)] : []),
    ...(letters.length > 0 ? [mailsOf(letters, isUnwanted)] : []),
  ]
}

const mailRow = ({ kind, topic, about, delaySeconds, supersedes, cancelsOut }: NotificationKind, params: object) => ({
  ...{ kind, params, topic: topic?.topic, about: about?.(params as never) },
  ...{ waits: delaySeconds, supersedes, takes_back: cancelsOut },
})

const overtakenBy = ({ kind: { about, supersedes = [] }, params, people }: Notify) =>
  people.flatMap(({ account_id }) =>
    supersedes.map((kind) => ({ account_id, kind, about: about?.(params as never) ?? null })),
  )

/** Whoever acts on something knows what they were told about it: their notices are read, and no letter follows. `overtaken`: kinds that are overtaken in the same statement. */
export const dismissForActor = (
  { account_id, email }: Pick<Person, "account_id" | "email">,
  { abouts, overtaken }: { abouts: readonly string[]; overtaken: readonly string[] },
  at: Date,
): StatementPart[] => [readPart(account_id, abouts, at), withdrawMails(email, abouts, overtaken)]

/** A notice as it is kept. The demo makes its past of these too. */
export const notificationRow = <P extends object>(
  { kind, about }: NotificationKind<P>,
  params: P,
  { account_id, side }: Reader,
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

/** An act that is taken back, with the moment it was done in: what it has marked as read (dismissForActor) is new again. */
export const unreadAgain = (account_id: string, abouts: readonly string[], doneAt: Date): StatementPart[] => [
  unreadPart(account_id, abouts, doneAt),
]
