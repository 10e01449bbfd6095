// Notes to a person inside the product. The words are the sender's; this slice keeps, lists and marks them.
import type { Db } from "../platform/database.server.ts"
import { newId } from "../platform/id.ts"

export interface NewNotification {
  account_id: string
  audience: "user" | "provider"
  type: "info" | "success" | "warning" | "error"
  title: string
  message: string
  /** A path of this site. */
  link: string | null
}

export const notify = async (db: Db, notification: NewNotification) => {
  await db.insertInto("notifications").values({ id: newId(), ...notification }).execute()
}
