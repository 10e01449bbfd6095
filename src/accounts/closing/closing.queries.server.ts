// The SQL of closing accounts.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import type { Language } from "../../platform/language/language.ts"
import type { FormerName } from "../../platform/personal-data.server.ts"
import { isActiveOwner } from "../active-owner.server.ts"

export interface ClosingAccount {
  id: string
  email: string
  language: Language
  is_admin: boolean
  is_active_owner: boolean
  suspended_at: Date | null
  deletion_due_at: Date | null
}

/**
 * Locks the account, an administrator's together with those of all others: of two that close at once the second sees that
 * the first has closed. @returns also how many other owners remain
 */
export const lockClosingAccount = async (db: Db, id: string) => {
  const { rows } = await sql<ClosingAccount>`
    select a.id, a.email, a.language, a.is_admin, a.suspended_at, a.deletion_due_at, ${isActiveOwner("a")} as is_active_owner
    from accounts a
    where a.id = ${id} or (a.is_admin and exists (select from accounts own where own.id = ${id} and own.is_admin))
    order by a.id for no key update`.execute(db)
  const leaver = rows.find((row) => row.id === id)!
  return { leaver, ownersLeft: rows.filter((row) => row.is_active_owner && row.id !== id).length }
}

/** @param due null: not to be deleted */
export const setDeletionDue = (db: Db, id: string, due: Date | null) =>
  db.updateTable("accounts").set({ deletion_due_at: due }).where("id", "=", id).execute()

export const listDueLeavers = async (db: Db, now: Date) => {
  const due = db.selectFrom("accounts").select("id").where("deletion_due_at", "<=", now).orderBy("deletion_due_at")
  return (await due.execute()).map(({ id }) => id)
}

/**
 * Locks one whose deletion date has passed; undefined where it was cancelled meanwhile, another node has it locked, or a
 * transaction of the person has (is_still_there): it is tried again an hour later.
 */
export const lockDueClosingAccount = (db: Db, id: string, now: Date) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", id)
    .where("deletion_due_at", "<=", now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const listFormerNames = async (db: Db, accountId: string) => {
  const { rows } = await sql<FormerName>`
    select kind, value, replaced_at::text from former_names
    where account_id = ${accountId} order by former_names.replaced_at`.execute(db)
  return rows
}

/** An account needs a role, so the plainest remains. The placeholder address frees the person's own. */
export const blankAccount = (db: Db, id: string, at: Date) =>
  db
    .updateTable("accounts")
    .set({
      ...{ email: `${id}@erased.invalid`, full_name: "", mobile_number: null, mobile_key: null, password_hash: null },
      ...{ customer_type: "individual", is_professional: false, is_admin: false, desk_role: "reader" },
      ...{ company_name: null, license_number: null, developer_company: null, project_scale: null },
      ...{ city: null, state: null, country: null, portrait_id: null },
      ...{ suspended_at: at, deletion_due_at: null, erased_at: at, updated_at: at, sign_in_count: 0 },
    })
    .where("id", "=", id)
    .execute()
