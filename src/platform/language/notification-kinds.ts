/**
 * Kinds of notifications, mails and activities. Rows store a kind and its params; the texts are made from them for each
 * reader, when they are read. Slices list their kinds in their x.slice.server.ts, and the start of the site registers them.
 */

import type { Log } from "../log.server.ts"
import type { MailContent } from "../mail/mail-content.ts"
import type { Side } from "../sides.rules.ts"
import type { Language, LocalizedText } from "./language.ts"

export interface NotificationTexts {
  type: "info" | "success" | "warning" | "error"
  title: string
  message: string
  /** A path on this site, without the language. */
  link: string | null
}

/** Kinds that a person chooses together to get by mail or not. */
export interface Topic {
  /** As stored, so it never changes: "bookings". */
  topic: string
  label: LocalizedText
  /** Where only one side is ever notified of it. */
  side?: Side
}

export interface NotificationKind<P extends object = never> {
  /** As stored, so it never changes: "booking_confirmed". */
  kind: string
  notification?: (params: P, language: Language) => NotificationTexts
  mail?: (params: P, language: Language, publicUrl: string) => MailContent
  /** Recipients may opt out of its mails; mails without a topic are always sent, and notifications always shown. */
  topic?: Topic
  /** For a row of the recent activity. */
  details?: (params: P, language: Language) => string
  /** The id of what it is about, by which activities, notifications and mails are found. */
  about?: (params: P) => string | undefined
  /** Seconds that its mail waits in the outbox, so that a later one can supersede it. */
  delaySeconds?: number
  /** Kinds about the same thing that it deletes: notifications while unread, mails while they wait. */
  supersedes?: readonly string[]
  /** The one of these that it cancels: who was not sent that mail gets none. */
  skipIfUnsent?: string
}

/** Infers the type of the params. */
export const kind = <P extends object>(description: NotificationKind<P>) => description

const known = new Map<string, NotificationKind>()

export const registerNotificationKinds = (kinds: readonly NotificationKind[]) => {
  for (const one of kinds) {
    if ((known.get(one.kind) ?? one) !== one) throw new Error(`There are two kinds called ${one.kind}.`)
    known.set(one.kind, one)
  }
}

type Row = { kind: string | null; params: unknown }

/**
 * The texts of a row. Undefined where this version has none: a kind that it does not know (yet, or any more), params of
 * another shape. One such row must not fail its whole list.
 */
export const textsOfRow = <T>(
  { kind, params }: Row,
  localize: (kind: NotificationKind, params: never) => T | undefined,
) => {
  const one = kind === null ? undefined : known.get(kind)
  try {
    return one && localize(one, params as never)
  } catch (error) {
    logMissingText(kind!, error)
    return undefined
  }
}

const logged = new Set<string>()
let log: Pick<Log, "error"> | undefined
/** This file is loaded before there is a log. */
export const setMissingTextLog = (opened: Pick<Log, "error">) => {
  log = opened
}

/** Once for each kind, and without the error's message, which may hold personal data of the row. */
const logMissingText = (kind: string, error: unknown) => {
  if (logged.has(kind)) return
  logged.add(kind)
  const fault = error instanceof Error ? error.name : typeof error
  log?.error({ part: "words", kind, fault }, "a row cannot be worded")
}

export interface KnownTopic extends Topic {
  hasNotifications: boolean
  hasMail: boolean
}

/** The topics of all registered kinds, and whether they have notifications and mails. */
export const knownTopics = (): KnownTopic[] => {
  const topics = new Map<string, KnownTopic>()
  for (const { topic, notification, mail } of known.values()) {
    if (!topic) continue
    const before = topics.get(topic.topic)
    const hasNotifications = before?.hasNotifications || notification !== undefined
    const hasMail = before?.hasMail || mail !== undefined
    topics.set(topic.topic, { ...topic, hasNotifications, hasMail })
  }
  return [...topics.values()]
}
