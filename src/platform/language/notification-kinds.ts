/**
 * What can happen that somebody is told of. Rows keep a kind and its params; here is how each kind is worded, for the
 * person who reads it, when they read it. Slices hand their kinds over in their x.slice.server.ts, and whoever starts the
 * site registers them.
 */

import type { Log } from "../log.server.ts"
import type { MailContent } from "../mail/mail-content.ts"
import type { Language, LocalizedText } from "./language.ts"

export interface NotificationTexts {
  type: "info" | "success" | "warning" | "error"
  title: string
  message: string
  /** A path on this site, without the language. */
  link: string | null
}

/** Kinds that a person wants or does not want by mail together. */
export interface Topic {
  /** As rows name it, for ever: "bookings". */
  topic: string
  label: LocalizedText
  /** Where only one side of the site is ever told of it. */
  side?: "customer" | "professional"
}

export interface NotificationKind<P extends object = never> {
  /** As rows name it, for ever: "booking_confirmed". */
  kind: string
  notification?: (params: P, language: Language) => NotificationTexts
  mail?: (params: P, language: Language, publicUrl: string) => MailContent
  /** Whose letters the receiver may refuse; a letter without a topic is always sent, and a notice always shown. */
  topic?: Topic
  /** A line of the recent activity. */
  details?: (params: P, language: Language) => string
  /** The id of what it is about, which lines, notices and letters may share. */
  about?: (params: P) => string
  /** Seconds that its letter waits in the outbox, so that what happens next can take its place. */
  delaySeconds?: number
  /** Kinds about the same thing whose place it takes: their notices, while unread, and their letters, while they wait. */
  supersedes?: readonly string[]
  /** Of these the one that it takes back: who has not got that letter needs none. */
  cancelsOut?: string
}

/** Holds the params of a kind together with its words. */
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
 * What a row says, by the part of its kind that says it. Undefined where this version cannot word it: a kind that it does
 * not know (yet, or any more), params of another shape. Such a row must not take its whole list along.
 */
export const textsOfRow = <T>(
  { kind, params }: Row,
  localize: (kind: NotificationKind, params: never) => T | undefined,
) => {
  const one = kind === null ? undefined : known.get(kind)
  try {
    return one && localize(one, params as never)
  } catch (error) {
    sayUnworded(kind!, error)
    return undefined
  }
}

const unworded = new Set<string>()
let log: Pick<Log, "error"> | undefined
/** The app hands the log over; this file is loaded before there is one. */
export const reportUnwordedTo = (opened: Pick<Log, "error">) => {
  log = opened
}

/** Once a kind, and nothing but what sort of fault it is: its message may hold what the row is about. */
const sayUnworded = (kind: string, error: unknown) => {
  if (unworded.has(kind)) return
  unworded.add(kind)
  const fault = error instanceof Error ? error.name : typeof error
  log?.error({ part: "words", kind, fault }, "a row cannot be worded")
}

export interface KnownTopic extends Topic {
  hasNotifications: boolean
  hasMail: boolean
}

/** Every topic that some kind has, and the ways in which it is told of. */
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
