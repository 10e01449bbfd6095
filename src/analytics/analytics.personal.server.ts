// The totals are a professional's own, name nobody else, and go with them.
import { sql } from "kysely"
import type { PersonalData } from "../platform/personal-data.server.ts"
import { takeCountLock } from "./day-count.queries.server.ts"
import { analyticsPersonalTexts } from "./texts.ts"

export const analyticsData: PersonalData = {
  exports: [
    {
      table: "professional_days",
      texts: analyticsPersonalTexts,
      rowsOf: ({ professional_id }) => sql`where r.professional_id = ${professional_id} order by r.day desc`,
    },
  ],
  notExported: {
    day_changes: "Which days are to be counted anew; gone within a minute.",
  },
  erase: async (db, { professional_id }) => {
    if (!professional_id) return
    // Who counts just now may not know yet that they go.
    await takeCountLock(db)
    await db.deleteFrom("professional_days").where("professional_id", "=", professional_id).execute()
  },
}
