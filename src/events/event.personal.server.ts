// Events go with the person; they hold only ids of what is handed over with its own table.
import type { PersonalData } from "../platform/personal-data.server.ts"

export const eventData: PersonalData = {
  exports: [],
  notExported: { events: "Ids of what is exported with its own table; gone after a day." },
  erase: async (db, { account_id }) => {
    await db.deleteFrom("events").where("account_id", "=", account_id).execute()
  },
}
