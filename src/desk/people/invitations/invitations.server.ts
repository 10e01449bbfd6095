// Invitations to be an administrator. An account that is there already gets the rights at once, as on the person's own page.
import type { Invitation } from "../../../accounts/admin-invitation/admin-invitation.schema.ts"
import {
  endInvitationsOf,
  inviteAdmin,
  listOpenInvitations,
  lockInvitedAccount,
} from "../../../accounts/admin-invitation/admin-invitation.server.ts"
import type { DeskRole } from "../../../platform/actor.ts"
import { pageOf } from "../../../platform/api/page.server.ts"
import type { Ctx } from "../../../platform/context.server.ts"
import { localize } from "../../../platform/language/language.ts"
import { conflict } from "../../../platform/problem.ts"
import { setDeskRoleOf } from "../person-actions.server.ts"
import type { OpenInvitation } from "./invitations.schema.ts"
import { invitationProblems } from "./texts.ts"

type Context = Ctx<"admin">

interface Query {
  limit: number
  cursor?: string | undefined
}

export const getInvitations = async (ctx: Context, { limit, cursor }: Query) => {
  const now = ctx.clock()
  const { page, next } = pageOf(await listOpenInvitations(ctx, limit + 1, cursor), limit, ({ id }) => id)
  const invitations = page.map(
    ({ id, email, desk_role, invited_by, created_at, expires_at }): OpenInvitation => ({
      ...{ id, email, role: desk_role as DeskRole, invited_by },
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      has_expired: expires_at <= now,
    }),
  )
  return { invitations, next }
}

export const invite = async (ctx: Context, { email, role }: Invitation) => {
  const account = await lockInvitedAccount(ctx, email)
  if (!account) return inviteAdmin(ctx, { email, role })
  if (account.is_admin) throw conflict(localize(invitationProblems, (t) => t.adminAlready(account.full_name)))
  await endInvitationsOf(ctx, email)
  return setDeskRoleOf(ctx, { id: account.id, role })
}
