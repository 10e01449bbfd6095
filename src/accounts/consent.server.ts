import type { Db } from "../platform/database/database.server.ts"
import { hasConsent, insertConsent } from "./account.queries.server.ts"

interface Consent {
  account_id: string
  kind: string
  text_version: string
  granted_at: Date
}

/** One row per version, however often it is called. The account must be locked. */
export const recordConsent = async (db: Db, consent: Consent) => {
  if (!(await hasConsent(db, consent))) await insertConsent(db, consent)
}
