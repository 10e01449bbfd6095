// The SQL of somebody changing their own account.
import type { Db } from "../../platform/database/database.server.ts"
import type { ProfileChange } from "./profile.schema.ts"

/** Held until the end of the transaction: of two edits at once the second sees what the first has written. */
export const lockProfile = (db: Db, id: string) =>
  db
    .selectFrom("accounts")
    .select(["customer_type", "full_name", "mobile_number", "city", "state", "country"])
    .select(["company_name", "license_number", "developer_company", "project_scale"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Only what differs is named: a name that is written makes the search look at its owner anew. */
export const writeProfile = async (db: Db, id: string, change: ProfileChange, now: Date) => {
  await db
    .updateTable("accounts")
    .set({ ...change, updated_at: now })
    .where("id", "=", id)
    .execute()
}
