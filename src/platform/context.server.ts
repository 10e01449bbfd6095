import type { Actor } from "./actor.ts"
import type { Who } from "./api/contract.ts"
import type { Db } from "./database/database.server.ts"
import type { Language } from "./language/language.ts"

/** What a use case is given. `db` is the open transaction in a writing call. It knows nothing of HTTP, React or JSON. */
export interface Ctx<W extends Who = "anyone"> {
  db: Db
  actor: W extends "anyone" ? Actor | null : Actor
  clock: () => Date
  /** Of who asks: the page's own, or what a program asks for. */
  language: Language
  requestId: string
  /** The address the request came from, for limits and the record; never shown to others. */
  network: string
  /** As the sender drew it, where a call came with one (Idempotency-Key); for rows that keep theirs for ever. */
  idempotencyKey?: string | undefined
  /** The site's own address, for links in mails. */
  publicUrl: string
}
