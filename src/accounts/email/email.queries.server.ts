// The SQL of a change of the address.
import type { Db } from "../../platform/database/database.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import { localize } from "../../platform/language/language.ts"
import { conflict } from "../../platform/problem.ts"
import { findLinkBySecret } from "../links/link.queries.server.ts"
import { emailProblems } from "./texts.ts"

/** A link to a new address, open or not, with the account as it is. */
export const findEmailLink = (db: Db, email: string, token: string) =>
  findLinkBySecret(db, "change_email", token)
    .select(["t.id", "t.account_id", "t.session_id", "t.expires_at"])
    .select(["a.email", "a.full_name", "a.language", "a.customer_type", "a.is_professional"])
    .where("t.new_email", "=", email)
    .where("a.suspended_at", "is", null)
    .executeTakeFirst()

const takenMeanwhile = () =>
  conflict(
    localize(emailProblems, (t) => t.takenMeanwhile),
    { field: "email" },
  )

export const replaceEmail = (db: Db, accountId: string, email: string, now: Date) =>
  withConstraintProblems({ one_account_per_email: takenMeanwhile }, () =>
    db.updateTable("accounts").set({ email, updated_at: now }).where("id", "=", accountId).execute(),
  )
