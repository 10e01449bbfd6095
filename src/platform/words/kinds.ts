/**
 * What can happen that somebody is told of. Rows keep a kind and its params; here is how each kind is worded, for the
 * person who reads it, when they read it. Slices hand their kinds over in their x.slice.server.ts, and whoever starts the
 * site registers them.
 */

import type { Letter } from "../mail/mail-letter.ts"
import type { Language, Said } from "./language.ts"

export interface NoticeWords {
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
  label: Said
}

export interface Kind<P extends object = never> {
  /** As rows name it, for ever: "booking_confirmed". */
  kind: string
  notice?: (params: P, language: Language) => NoticeWords
  letter?: (params: P, language: Language, publicUrl: string) => Letter
  /** Whose letters the receiver may refuse; a letter without a topic is always sent. */
  topic?: Topic
  /** A line of the recent activity. */
  details?: (params: P, language: Language) => string
}

/** Holds the params of a kind together with its words. */
export const kind = <P extends object>(description: Kind<P>) => description

const known = new Map<string, Kind>()

export const registerKinds = (kinds: readonly Kind[]) => {
  for (const one of kinds) {
    if ((known.get(one.kind) ?? one) !== one) throw new Error(`There are two kinds called ${one.kind}.`)
    known.set(one.kind, one)
  }
}

/** Undefined for one that this version does not know (yet, or any more). */
export const kindNamed = (name: string | null) => (name === null ? undefined : known.get(name))

/** Every topic that some kind of letter has. */
export const knownTopics = (): Topic[] => [
  ...new Map([...known.values()].flatMap(({ topic }) => (topic ? [[topic.topic, topic] as const] : []))).values(),
]

/** A row's params are what was put in with this kind. */
export const paramsOf = (row: { params: unknown }) => row.params as never
