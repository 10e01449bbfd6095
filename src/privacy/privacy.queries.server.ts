// The SQL of privacy: a person's consents and requests, and the exports of their data.
import { sql } from "kysely"
import { findFormerNames } from "../accounts/closing/closing.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { withConstraintProblems } from "../platform/database/database.server.ts"
import { isoInstant } from "../platform/database/statement-parts.server.ts"
import { newId } from "../platform/id.ts"
import { languageNamed } from "../platform/language/language.ts"
import { type KnownPerson, mentionsPerson as mentionsCondition } from "../platform/personal-data.server.ts"
import type { Privacy } from "./privacy.schema.ts"

interface PrivacyState extends Pick<Privacy, "consents" | "export" | "deletion"> {
  /** The newest version agreed to. */
  agreed: string | null
}

export const findPrivacyState = async (db: Db, accountId: string, now: Date): Promise<PrivacyState> => {
  const { rows } = await sql<PrivacyState>`
    select (select coalesce(json_agg(c), '[]') from (
        select kind, text_version as version, ${isoInstant("granted_at")} as granted_at
        from consents where account_id = a.id order by consents.granted_at desc, id desc) c) as consents,
      (select text_version from consents where account_id = a.id and kind = 'terms'
        order by granted_at desc, id desc limit 1) as agreed,
      (select to_json(e) from (
        select id, ${isoInstant("asked_at")} as asked_at, ${isoInstant("ready_at")} as ready_at,
          ${isoInstant("expires_at")} as expires_at, ${isoInstant("next_at")} as next_at
        from data_exports where account_id = a.id and coalesce(expires_at > ${now}, true)
        order by data_exports.asked_at desc limit 1) e) as export,
      (select json_build_object('due_at', ${isoInstant("a.deletion_due_at")})
        where a.deletion_due_at is not null) as deletion
    from accounts a where a.id = ${accountId}`.execute(db)
  return rows[0]!
}

export interface NewExport {
  account_id: string
  asked_at: Date
  next_at: Date
}

/** Of two concurrent requests the second is refused as too soon. */
export const insertExport = (db: Db, wanted: NewExport, tooSoon: () => Error) =>
  withConstraintProblems({ one_export_a_day: tooSoon }, () =>
    db
      .insertInto("data_exports")
      .values({ id: newId(), ...wanted })
      .execute(),
  )

/** Locks the next export to make; those that another node is making are skipped. */
export const lockRequestedExport = (db: Db) =>
  db
    .selectFrom("data_exports")
    .select(["id", "account_id"])
    .where("ready_at", "is", null)
    .orderBy("asked_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

interface Finished {
  ready_at: Date
  expires_at: Date
  page: string
  data: string
}

export const finishExport = (db: Db, id: string, finished: Finished) =>
  db.updateTable("data_exports").set(finished).where("id", "=", id).execute()

/** Only the owner's: anybody else's is not found. */
export const findExport = (db: Db, accountId: string, id: string, column: "page" | "data", now: Date) =>
  db
    .selectFrom("data_exports")
    .select([`${column} as text`, "ready_at"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .executeTakeFirst()

export const deleteExpiredExports = (db: Db, now: Date) =>
  db.deleteFrom("data_exports").where("expires_at", "<=", now).execute()

export const deleteExportsOf = (db: Db, accountId: string) =>
  db.deleteFrom("data_exports").where("account_id", "=", accountId).execute()

/**
 * Exports of others that may mention an erased person are made again, without them; their mailed links stay valid. Waits for
 * one that is being made just now.
 */
export const renewExportsAbout = async (db: Db, person: KnownPerson, now: Date) => {
  await deleteExpiredExports(db, now)
  await sql`update data_exports e set ready_at = null, expires_at = null, page = null, data = null
    where ${mentionsCondition(sql`concat_ws(' ', e.page, e.data)`, person)} or e.account_id in (
      select case b.customer_id when ${person.account_id} then p.account_id else b.customer_id end
      from bookings b join professionals p on p.id = b.professional_id
      where b.customer_id = ${person.account_id} or p.account_id = ${person.account_id})`.execute(db)
}

/** What is needed to find the person's data in every slice. */
export const findPerson = async (db: Db, accountId: string): Promise<KnownPerson> => {
  const found = await db
    .selectFrom("accounts as a")
    .leftJoin("professionals as p", "p.account_id", "a.id")
    .select(["a.id as account_id", "a.email", "a.full_name", "a.mobile_number", "a.language"])
    .select(["p.id as professional_id", "p.business_name"])
    .where("a.id", "=", accountId)
    .executeTakeFirstOrThrow()
  const former = await findFormerNames(db, accountId)
  return { ...found, former, language: languageNamed(found.language) }
}
