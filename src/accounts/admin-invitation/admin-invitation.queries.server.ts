// The SQL of invitations to become an administrator. Tokens are hashed here, so that no row of theirs holds one.
import type { DeskRole } from "../../platform/actor.ts"
import { type Db, withConstraintProblems } from "../../platform/database/database.server.ts"
import { hasChanged } from "../../platform/database/statement-parts.server.ts"
import { localize } from "../../platform/language/language.ts"
import { conflict } from "../../platform/problem.ts"
import { hashSecret } from "../../platform/tokens.server.ts"
import { adminInvitationProblems } from "./texts.ts"

interface NewInvitation {
  id: string
  email: string
  desk_role: DeskRole
  invited_by: string
  created_at: Date
  expires_at: Date
}

const invitedAlready = () => conflict(localize(adminInvitationProblems, (t) => t.invitedAlready))

export const insertInvitation = async (db: Db, invitation: NewInvitation, token: string) => {
  await withConstraintProblems({ one_open_invitation_per_address: invitedAlready }, () =>
    db
      .insertInto("admin_invitations")
      .values({ ...invitation, token_hash: hashSecret(token) })
      .execute(),
  )
}

/** With whoever sent it, who may be gone since. */
const invitations = (db: Db) =>
  db
    .selectFrom("admin_invitations as i")
    .innerJoin("accounts as by", "by.id", "i.invited_by")
    .select(["i.id", "i.email", "i.desk_role", "i.created_at", "i.expires_at", "i.accepted_at", "i.withdrawn_at"])
    .select("by.full_name as invited_by")

/** Neither accepted nor withdrawn, the newest first; one that has expired can be sent again. */
export const listOpenInvitations = (db: Db, limit: number, cursor: string | undefined) => {
  const open = invitations(db)
    .where("i.accepted_at", "is", null)
    .where("i.withdrawn_at", "is", null)
    .orderBy("i.id", "desc")
    .limit(limit)
  return (cursor ? open.where("i.id", "<", cursor) : open).execute()
}

export const findInvitation = (db: Db, email: string, token: string) =>
  invitations(db).where("i.token_hash", "=", hashSecret(token)).where("i.email", "=", email).executeTakeFirst()

/** Locked until the transaction ends. */
export const lockInvitation = (db: Db, id: string) =>
  db
    .selectFrom("admin_invitations")
    .select(["id", "email", "desk_role", "accepted_at", "withdrawn_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()

export const renewInvitation = (db: Db, id: string, link: { token: string; invited_by: string; expires_at: Date }) =>
  db
    .updateTable("admin_invitations")
    .set({ token_hash: hashSecret(link.token), invited_by: link.invited_by, expires_at: link.expires_at })
    .where("id", "=", id)
    .execute()

export const markWithdrawn = (db: Db, id: string, now: Date) =>
  db.updateTable("admin_invitations").set({ withdrawn_at: now }).where("id", "=", id).execute()

type Whose = { email: string } | { invited_by: string }

/** To an address whose account got its rights in another way, or by somebody who may not invite any more. */
export const withdrawInvitations = async (db: Db, whose: Whose, now: Date) => {
  const [column, value] =
    "email" in whose ? (["email", whose.email] as const) : (["invited_by", whose.invited_by] as const)
  await db
    .updateTable("admin_invitations")
    .set({ withdrawn_at: now })
    .where(column, "=", value)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute()
}

/** False where it was accepted, withdrawn, sent again or expired before. */
export const markAccepted = (db: Db, link: { id: string; token: string; account_id: string }, now: Date) =>
  hasChanged(
    db
      .updateTable("admin_invitations")
      .set({ accepted_at: now, account_id: link.account_id })
      .where("id", "=", link.id)
      .where("token_hash", "=", hashSecret(link.token))
      .where("accepted_at", "is", null)
      .where("withdrawn_at", "is", null)
      .where("expires_at", ">", now),
  )

/** Those that nobody accepted; the others say as long as there is an account how it became an administrator's. */
export const deleteOldInvitations = async (db: Db, before: Date, limit: number) => {
  const old = db
    .selectFrom("admin_invitations")
    .select("id")
    .where("accepted_at", "is", null)
    .where("expires_at", "<", before)
    .limit(limit)
  const { numDeletedRows } = await db.deleteFrom("admin_invitations").where("id", "in", old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export const forgetInvitations = async (db: Db, account_id: string, addresses: readonly string[]) => {
  await db
    .deleteFrom("admin_invitations")
    .where((where) => where.or([where("account_id", "=", account_id), where("email", "in", [...addresses])]))
    .execute()
}
