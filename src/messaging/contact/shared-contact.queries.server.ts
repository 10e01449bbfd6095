import type { Db } from "../../platform/database/database.server.ts"

export interface NewSharedContact {
  conversation_id: string
  phone: string | null
  email: string | null
  shared_at: Date
}

export const writeSharedContact = async (db: Db, row: NewSharedContact) => {
  const { conversation_id: _, ...rest } = row
  await db
    .insertInto("shared_contacts")
    .values(row)
    .onConflict((conflict) => conflict.column("conversation_id").doUpdateSet(rest))
    .execute()
}

/** @returns whether there was one */
export const deleteSharedContact = async (db: Db, conversationId: string) => {
  const [result] = await db.deleteFrom("shared_contacts").where("conversation_id", "=", conversationId).execute()
  return (result?.numDeletedRows ?? 0n) > 0n
}
