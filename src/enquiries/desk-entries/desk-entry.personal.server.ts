// What the desk wrote about somebody is theirs with what it is about, and goes with it.
import { sql } from "kysely"
import type { KnownPerson, PersonalData } from "../../platform/personal-data.server.ts"
import { sentBy } from "../sender.server.ts"
import { deskEntryPersonalTexts } from "./texts.ts"

/** In the parentheses r is another table's. */
const isAboutTheirs = (
  person: KnownPerson,
) => sql`(r.submission_id in (select r.id from submissions r where ${sentBy(person)})
  or r.grievance_id in (select r.id from grievances r where ${sentBy(person)}))`

/** Erased before what they are about, which tells whose they are. */
export const deskEntryData: PersonalData = {
  exports: [
    {
      table: "desk_entries",
      texts: deskEntryPersonalTexts,
      rowsOf: (person) => sql`where ${isAboutTheirs(person)} order by r.id desc`,
      extraColumns: () => sql`jsonb_build_object('about', coalesce(
        (select s.reference from submissions s where s.id = r.submission_id),
        (select g.ticket from grievances g where g.id = r.grievance_id)))`,
      excludedColumns: {
        author_id: "Who of the team it was.",
        mail_digest: "By what a mail that comes twice is known.",
      },
    },
  ],
  erase: async (db, person) => {
    await sql`delete from desk_entries r where ${isAboutTheirs(person)}`.execute(db)
  },
}
