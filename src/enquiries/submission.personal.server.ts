// What somebody wrote to us goes with them; the key stays, so that it cannot arrive once more. It is theirs by their account,
// and by an address that is or was the account's: most write before they sign up.
import { sql } from "kysely"
import { everCalled, type KnownPerson, type PersonalData } from "../platform/personal-data.server.ts"
import { submissionPersonalWords } from "./submission.personal.words.ts"

const theirs = (person: KnownPerson) =>
  sql`(r.account_id = ${person.account_id} or lower(r.email) = any(${everCalled(person, "email")}))`

export const enquiryData: PersonalData = {
  exports: [
    {
      table: "submissions",
      words: submissionPersonalWords,
      of: (person) => sql`where ${theirs(person)} order by r.id desc`,
      without: {
        idempotency_key: "Drawn by the browser, so that nothing arrives twice.",
        is_spam: "How the inbox sorts it.",
        status: "How far the inbox is with it.",
      },
    },
  ],
  erase: async (db, person) => {
    await sql`update submissions r set account_id = null, name = '', email = '', phone = null, subject = '', message = '',
      details = '{}' where ${theirs(person)}`.execute(db)
  },
}
