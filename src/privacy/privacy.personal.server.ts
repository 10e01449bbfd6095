import { sql } from "kysely"
import type { PersonalData } from "../platform/personal-data.server.ts"
import { privacyPersonalWords } from "./privacy.personal.words.ts"
import { deleteExportsOf } from "./privacy.queries.server.ts"

const itself = "It would hold every copy before it."

export const privacyData: PersonalData = {
  exports: [
    {
      table: "data_exports",
      words: privacyPersonalWords,
      of: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.asked_at desc`,
      without: { page: itself, data: itself },
    },
  ],
  erase: async (db, { account_id }) => {
    await deleteExportsOf(db, account_id)
  },
}
