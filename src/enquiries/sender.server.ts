// Submissions and complaints belong to a person by the account, and by an address for the time that the account had it: most
// write before they sign up, and a former address may be somebody else's by now.
import { sql } from "kysely"
import type { KnownPerson } from "../platform/personal-data.server.ts"

/** For rows `r` with account_id, email and created_at. */
export const sentBy = ({ account_id, email, former }: KnownPerson) => {
  const before = former.filter(({ kind }) => kind === "email")
  return sql`(r.account_id = ${account_id} or lower(r.email) = lower(${email}) or exists (
    select from unnest(${before.map(({ value }) => value)}::text[], ${before.map((one) => one.replaced_at)}::timestamptz[])
      as f (email, until) where lower(r.email) = lower(f.email) and r.created_at <= f.until))`
}
