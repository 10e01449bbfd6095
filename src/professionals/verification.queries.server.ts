// The only SQL that writes checks.
import type { Insertable } from "kysely"
import type { DB } from "../../db/types.ts"
import { type Db, withConstraintProblems } from "../platform/database/database.server.ts"
import { localizerOf } from "../platform/language/language.ts"
import { conflict } from "../platform/problem.ts"
import { offersArchitecture } from "./offers-architecture.server.ts"
import { secondLookProblems } from "./second-look/texts.ts"
import type { CheckKind, CheckRow } from "./verification.rules.ts"

/** Account and profile by e-mail; the activated account where sign-ups with the same address wait. The licence of an architect counts while that service is offered. */
export const findCandidate = (db: Db, email: string) =>
  db
    .selectFrom("accounts as a")
    .leftJoin("professionals as p", "p.account_id", "a.id")
    .select([
      "a.id as account_id",
      "a.email",
      "a.language",
      "a.full_name",
      "p.id as professional_id",
      "p.business_name",
      offersArchitecture("p.id").as("offers_architecture"),
    ])
    .where("a.email", "=", email)
    .orderBy(({ eb }) => eb("a.activated_at", "is", null))
    .orderBy("a.created_at", "desc")
    .executeTakeFirst()

/** The latest result of each kind stands; what stood before is in the audit. */
export const upsertChecks = async (db: Db, checks: Insertable<DB["professional_checks"]>[]) => {
  const stored = db
    .insertInto("professional_checks")
    .values(checks)
    .onConflict((conflict) =>
      conflict.columns(["professional_id", "kind"]).doUpdateSet((row) => ({
        result: row.ref("excluded.result"),
        note: row.ref("excluded.note"),
        checked_at: row.ref("excluded.checked_at"),
        valid_until: row.ref("excluded.valid_until"),
        checked_by: row.ref("excluded.checked_by"),
        number: row.ref("excluded.number"),
        checker: row.ref("excluded.checker"),
        confirmed_by: row.ref("excluded.confirmed_by"),
      })),
    )
  const localized = localizerOf(secondLookProblems)
  await withConstraintProblems(
    {
      one_professional_of_a_registration: () => conflict(localized((t) => t.numberTaken)),
      a_check_is_confirmed_by_another: () => conflict(localized((t) => t.ownProposal)),
    },
    () => stored.execute(),
  )
}

export const listChecks = (db: Db, professionalId: string) =>
  db
    .selectFrom("professional_checks")
    .select(["kind", "result", "note", "checked_at", "valid_until", "number", "checker"])
    .where("professional_id", "=", professionalId)
    .orderBy("kind")
    .execute()

export const onTheWire = (row: Awaited<ReturnType<typeof listChecks>>[number]): CheckRow & { note: string | null } => ({
  ...row,
  kind: row.kind as CheckKind,
  checked_at: row.checked_at.toISOString(),
  valid_until: row.valid_until?.toISOString() ?? null,
})

/** Of this result alone: another may stand by now. */
export const deleteCheck = async (db: Db, professionalId: string, kind: CheckKind, result: "approved" | "refused") => {
  await db
    .deleteFrom("professional_checks")
    .where("professional_id", "=", professionalId)
    .where("kind", "=", kind)
    .where("result", "=", result)
    .execute()
}
