import { sql } from "kysely"
import type { PersonalData } from "../platform/personal-data.server.ts"
import { deleteExportsOf, renewExportsAbout } from "./privacy.queries.server.ts"
import { privacyPersonalTexts } from "./texts.ts"

const itself = "It would hold every copy before it."

export const privacyData: PersonalData = {
  exports: [
    {
      table: "data_exports",
      texts: privacyPersonalTexts,
      of: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.asked_at desc`,
      without: { page: itself, data: itself },
    },
  ],
  erase: async (db, person, at) => {
    await deleteExportsOf(db, person.account_id)
    await renewExportsAbout(db, person, at)
  },
}
