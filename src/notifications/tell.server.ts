// Tells people of something: a notice on the site and a mail, each where its kind has words for it, in the transaction
// of what happened. Rows keep kind and params; they are worded for who reads them (platform/kinds.ts).
import type { Db } from "../platform/database.server.ts"
import { newId } from "../platform/id.ts"
import type { Kind } from "../platform/kinds.ts"
import { queueMail, type Receiver } from "../platform/mail.server.ts"
import { insertNotifications } from "./notification.queries.server.ts"

export interface Person extends Receiver {
  account_id: string
  /** Which of the two lists of an account it stands in. */
  side: "customer" | "professional"
}

export const tell = async <P extends object>(db: Db, kind: Kind<P>, params: P, people: readonly Person[], at: Date) => {
  if (kind.notice && people.length > 0) {
    await insertNotifications(
      db,
      people.map(({ account_id, side }) => ({
        id: newId(),
        account_id,
        audience: side === "customer" ? "user" : "provider",
        kind: kind.kind,
        params: JSON.stringify(params),
        created_at: at,
      })),
    )
  }
  if (kind.letter) for (const person of people) await queueMail(db, kind, params, person)
}
