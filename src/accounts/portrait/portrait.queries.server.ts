import { sql } from "kysely"
import { type Party, partyOf } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"

/** @returns the file that was the portrait until now */
export const setPortrait = async (db: Db, accountId: string, fileId: string | null, now: Date) => {
  // Held, so that of two at once the second sees what the first has put there.
  const { rows } = await sql<{ portrait_id: string | null }>`
    with before as (select id, portrait_id from accounts where id = ${accountId} for no key update)
    update accounts a set portrait_id = ${fileId}, updated_at = ${now} from before where a.id = before.id
    returning before.portrait_id`.execute(db)
  return rows[0]?.portrait_id ?? null
}

/** Alone: the statement after it sees what somebody changed while this one waited. */
export const lockOwnerOfPortrait = async (db: Db, fileId: string) => {
  await sql`select from accounts where id = (select account_id from files where id = ${fileId}) for no key update`.execute(
    db,
  )
}

interface PortraitForTakedown {
  author: Party
  is_professional: boolean
  is_hidden: boolean
}

export const findForTakedown = async (db: Db, fileId: string) => {
  const { rows } = await sql<PortraitForTakedown>`
    select ${partyOf("a", "a.full_name")} as author, a.is_professional, e.hidden_at is not null as is_hidden
    from files e join accounts a on a.id = e.account_id
    where e.id = ${fileId} and e.purpose = 'portrait' and e.ends_at is null
      and (a.portrait_id = e.id or e.hidden_at is not null)`.execute(db)
  return rows[0]
}
