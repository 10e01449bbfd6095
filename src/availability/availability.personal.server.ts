// The hours that a professional keeps; they go with the professional.
import { sql } from "kysely"
import { type KnownPerson, type PersonalData, textsOfTable } from "../platform/personal-data.server.ts"
import { availabilityPersonalTexts } from "./texts.ts"

const ofProfessional = ({ professional_id }: KnownPerson) => sql`where r.professional_id = ${professional_id}`

export const availabilityData: PersonalData = {
  exports: [
    {
      table: "availabilities",
      texts: textsOfTable(availabilityPersonalTexts, "availabilities"),
      rowsOf: ofProfessional,
      excludedColumns: { version: "Counts the changes." },
    },
    {
      table: "weekly_hours",
      texts: textsOfTable(availabilityPersonalTexts, "weekly_hours"),
      rowsOf: (person) => sql`${ofProfessional(person)} order by r.weekday, r.from_minute`,
    },
    {
      table: "hour_exceptions",
      texts: textsOfTable(availabilityPersonalTexts, "hour_exceptions"),
      rowsOf: (person) => sql`${ofProfessional(person)} order by r.day, r.from_minute`,
    },
  ],
  erase: async (db, { professional_id }) => {
    if (professional_id) await db.deleteFrom("availabilities").where("professional_id", "=", professional_id).execute()
  },
}
