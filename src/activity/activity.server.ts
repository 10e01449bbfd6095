// What people did, for their own list of recent activity and for the admin's. It knows account ids and finished words only.
import type { Db } from "../platform/database.server.ts"
import { newId } from "../platform/id.ts"

export interface NewActivity {
  account_id: string
  /** login, logout, update_profile, select_service, book_service, service_request, view_service, search_service … */
  action: string
  details?: string
  at: Date
}

export const recordActivity = async (db: Db, { account_id, action, details = "", at }: NewActivity) => {
  await db.insertInto("activities").values({ id: newId(), account_id, action, details, created_at: at }).execute()
}
