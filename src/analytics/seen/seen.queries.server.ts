import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"

export interface SeenCount {
  professional_id: string
  day: string
  profile_views: number
  times_found: number
}

/** Of those whom the public can see; other ids were made up. Rows are locked in the order in which days are counted. */
export const addSeen = async (db: Db, counts: readonly SeenCount[]) => {
  await sql`
    insert into professional_days as d (professional_id, day, profile_views, times_found)
    select p.id, n.day, n.profile_views, n.times_found
    from json_to_recordset(${JSON.stringify(counts)}::json)
      n (professional_id text, day date, profile_views integer, times_found integer)
    join public_professionals p on p.id = n.professional_id
    order by p.id, n.day
    on conflict (professional_id, day) do update set profile_views = d.profile_views + excluded.profile_views,
      times_found = d.times_found + excluded.times_found`.execute(db)
}
