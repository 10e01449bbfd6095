// The SQL of suspensions, and of what an administrator may do.
import { sql } from "kysely"
import type { DeskRole } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isActiveOwner } from "../active-owner.server.ts"

export interface LockedPerson {
  id: string
  email: string
  full_name: string
  language: string
  is_admin: boolean
  has_public_role: boolean
  desk_role: DeskRole
  activated_at: Date | null
  suspended_at: Date | null
  deletion_due_at: Date | null
  erased_at: Date | null
}

/**
 * Waits for what the person is in the middle of, and what others do with them: whoever comes later sees what was decided here.
 * An administrator is locked together with all others, so that of two who take each other's rights the second sees the first.
 */
export const lockPerson = async (db: Db, id: string) => {
  const { rows } = await sql<LockedPerson & { is_active_owner: boolean }>`
    select a.id, a.email, a.full_name, a.language, a.is_admin, a.desk_role, a.activated_at, a.suspended_at,
      a.deletion_due_at, a.erased_at, a.customer_type is not null or a.is_professional as has_public_role,
      ${isActiveOwner("a")} as is_active_owner
    from accounts a
    where a.id = ${id} or (a.is_admin and exists (select from accounts own where own.id = ${id} and own.is_admin))
    order by a.id for update`.execute(db)
  const person = rows.find((row) => row.id === id)
  const ownersLeft = rows.filter((row) => row.is_active_owner && row.id !== id).length
  return person && { person, ownersLeft }
}

export const setSuspended = (db: Db, id: string, at: Date | null, now: Date) =>
  db.updateTable("accounts").set({ suspended_at: at, updated_at: now }).where("id", "=", id).execute()

/** @param role null: no administrator from now on */
export const setDeskRole = (db: Db, id: string, role: DeskRole | null, now: Date) =>
  db
    .updateTable("accounts")
    .set({ is_admin: role !== null, desk_role: role ?? "reader", updated_at: now })
    .where("id", "=", id)
    .execute()
