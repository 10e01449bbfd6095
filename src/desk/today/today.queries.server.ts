// The figures of the desk, over the rows of all slices.
import { sql } from "kysely"
import { waitingMessage } from "../../messaging/message-conditions.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { waitingAppeals, waitingReports } from "../moderation/moderation.queries.server.ts"

/** What one person wrote in one conversation is decided together. */
export const countWaiting = async (db: Db) => {
  const { rows } = await sql<{ held_messages: number; reports: number; appeals: number }>`
    select (select count(distinct (m.conversation_id, m.sender_id)) from messages m where ${waitingMessage()})::int as held_messages,
      ${waitingReports}::int as reports, ${waitingAppeals}::int as appeals`.execute(db)
  return rows[0]!
}
