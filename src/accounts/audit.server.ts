// The record of privileged acts and sign-ins: append-only rows in the transaction of the act itself, for every slice to write.
import type { Db } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"

export interface AuditedAct {
  /** Who did it; null: somebody at the machine's own command line, or a name that no account has. */
  account_id: string | null
  act: string
  /** Id of what it was done to; none where it was done to the account itself. */
  subject?: string
  details?: Record<string, unknown>
  ip_address: string | null
  at: Date
}

export const recordAudit = async (db: Db, { details = {}, at, ...act }: AuditedAct) => {
  await db
    .insertInto("audit_entries")
    .values({ id: newId(), ...act, details: JSON.stringify(details), created_at: at })
    .execute()
}
