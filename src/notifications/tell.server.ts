// Tells people of something: a notice on the site and a mail, each where its kind has words for it, in the transaction
// of what happened. Who does not want letters about its topic gets the notice alone. Rows keep kind and params; they
// are worded for who reads them (platform/words/kinds.ts).
import { eventsOf } from "../events/event.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { type Piece, writeTogether } from "../platform/database/pieces.server.ts"
import { newId } from "../platform/id.ts"
import { lettersOf, type Receiver } from "../platform/mail/mail.server.ts"
import type { Kind } from "../platform/words/kinds.ts"
import { isUnwanted } from "./choice.queries.server.ts"
import { notificationsPiece } from "./notification.queries.server.ts"

interface Reader {
  account_id: string
  /** Which of the two lists of an account it stands in. */
  side: "customer" | "professional"
}
export type Person = Reader & Receiver

export interface Telling {
  kind: Kind
  params: object
  people: readonly Person[]
}

/** Holds the params of a telling together with its kind. */
export const telling = <P extends object>(kind: Kind<P>, params: P, people: readonly Person[]): Telling => ({
  ...{ kind, params, people },
})

export const tell = async <P extends object>(db: Db, kind: Kind<P>, params: P, people: readonly Person[], at: Date) => {
  await writeTogether(db, tellingsOf([telling(kind, params, people)], at))
}

/** The same, of several things at once, as pieces of the statement that writes what happened. */
export const tellingsOf = (tellings: readonly Telling[], at: Date): Piece[] => {
  const notices = tellings.flatMap(({ kind, params, people }) =>
    kind.notice ? people.map((person) => noticeRow(kind, params as never, person, at)) : [],
  )
  const letters = tellings.flatMap(({ kind, params, people }) =>
    kind.letter ? people.map((person) => ({ ...person, kind: kind.kind, params, topic: kind.topic?.topic })) : [],
  )
  const news = notices.map(({ id, account_id }) => ({ account_id, kind: "notice_came" as const, params: { id } }))
  return [
    ...(notices.length > 0 ? [notificationsPiece(notices), eventsOf(news)] : []),
    ...(letters.length > 0 ? [lettersOf(letters, isUnwanted)] : []),
  ]
}

/** A notice as it is kept. The demo makes its past of these too. */
export const noticeRow = <P extends object>({ kind }: Kind<P>, params: P, { account_id, side }: Reader, at: Date) => ({
  id: newId(),
  account_id,
  audience: side === "customer" ? "user" : "provider",
  kind,
  params: JSON.stringify(params),
  created_at: at,
})
