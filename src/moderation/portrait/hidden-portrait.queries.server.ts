// The SQL of portraits that are hidden, over the rows of files.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import type { Takedown } from "../takedown.schema.ts"
import { takedownOf } from "../takedown-parts.server.ts"

interface HiddenPortraitRow {
  id: string
  takedown: Takedown
}

/** What was replaced or taken away has ended. */
export const findHiddenPortrait = async (db: Db, accountId: string) => {
  const { rows } = await sql<HiddenPortraitRow>`
    select h.id, h.takedown from (
      select e.id, ${takedownOf("portrait", "e.id")} as takedown from files e
      where e.account_id = ${accountId} and e.purpose = 'portrait' and e.hidden_at is not null and e.ends_at is null) h
    where h.takedown is not null`.execute(db)
  return rows[0]
}
