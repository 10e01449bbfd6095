// What accounts keep about a person. When it goes, the row stays as nobody's (erased_account_is_nobodys), because bookings
// and reviews of others stand upon it; and so does the record of sign-ins and acts, which names an id, until its time is
// over (audit.server.ts).
import { sql } from "kysely"
import { type PersonalData, wordsOfTable } from "../platform/personal-data.server.ts"
import { accountPersonalWords } from "./account.personal.words.ts"
import { blankAccount } from "./leaving/leaving.queries.server.ts"

const words = (table: keyof ReturnType<typeof accountPersonalWords.in>) => wordsOfTable(accountPersonalWords, table)

export const accountData: PersonalData = {
  exports: [
    {
      table: "accounts",
      words: words("accounts"),
      of: ({ account_id }) => sql`where r.id = ${account_id}`,
      without: {
        password_hash: "Whoever has it can try passwords against it; the person knows the password.",
        erased_at: "Where it is set nobody is left to ask.",
      },
    },
    {
      table: "consents",
      words: words("consents"),
      of: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.granted_at, r.id`,
    },
    {
      table: "sessions",
      words: words("sessions"),
      of: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.created_at desc, r.id desc`,
      without: { secret_hash: "What the browser's cookie is known by." },
    },
    {
      table: "account_tokens",
      words: words("account_tokens"),
      of: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.created_at desc, r.id desc`,
      without: { token_hash: "What a mailed link or code is known by." },
    },
    {
      table: "audit_entries",
      words: words("audit_entries"),
      of: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.created_at desc, r.id desc`,
    },
  ],
  notExported: {
    email_codes: "Keyed hashes of address and code, good for ten minutes; whose they are stands nowhere.",
  },
  erase: async (db, { account_id }, at) => {
    for (const table of ["sessions", "account_tokens", "consents"] as const)
      await db.deleteFrom(table).where("account_id", "=", account_id).execute()
    await blankAccount(db, account_id, at)
  },
}
