// Tells people of something: a notice on the site and a mail, each where its kind has words for it, in the transaction
// of what happened. Who does not want letters about its topic gets the notice alone. Rows keep kind and params; they
// are worded for who reads them (platform/words/kinds.ts).
import { emit } from "../events/event.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"
import { queueMail, type Receiver } from "../platform/mail/mail.server.ts"
import type { Kind } from "../platform/words/kinds.ts"
import { findUnwilling } from "./choice.queries.server.ts"
import { insertNotifications } from "./notification.queries.server.ts"

interface Reader {
  account_id: string
  /** Which of the two lists of an account it stands in. */
  side: "customer" | "professional"
}
export type Person = Reader & Receiver

export const tell = async <P extends object>(db: Db, kind: Kind<P>, params: P, people: readonly Person[], at: Date) => {
  if (kind.notice && people.length > 0) {
    const rows = people.map((person) => noticeRow(kind, params, person, at))
    await insertNotifications(db, rows)
    await emit(
      db,
      rows.map(({ id, account_id }) => ({ account_id, kind: "notice_came", params: { id } })),
    )
  }
  if (!kind.letter) return
  for (const person of await willing(db, kind, people)) await queueMail(db, kind, params, person)
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

const willing = async (db: Db, { topic }: Kind, people: readonly Person[]) => {
  if (!topic || people.length === 0) return people
  const ids = people.map(({ account_id }) => account_id)
  const unwilling = await findUnwilling(db, topic.topic, ids)
  return people.filter(({ account_id }) => !unwilling.has(account_id))
}
