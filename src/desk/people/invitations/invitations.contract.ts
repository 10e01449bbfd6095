import { z } from "zod"
import { invitation } from "../../../accounts/admin-invitation/admin-invitation.schema.ts"
import { contract } from "../../../platform/api/contract.ts"
import { deskFile } from "../../../platform/api/desk-file.ts"
import { idCursor, pageLimit } from "../../../platform/api/paging.ts"
import { messageOnly } from "../../../platform/validation.ts"
import { openInvitation } from "./invitations.schema.ts"
import { invitationFieldTexts } from "./texts.ts"

export const deskInvitations = contract({
  name: "admin_invitations",
  summary: "Who is invited to be an administrator and has not accepted, the newest first",
  method: "GET",
  path: "/admin/invitations",
  who: "admin",
  desk: "owner",
  input: z.object({ limit: pageLimit, cursor: idCursor }),
  output: z.object({ invitations: z.array(openInvitation), next: z.string().nullable() }),
})

export const invitationsFile = contract({
  ...deskFile,
  desk: "owner",
  name: "admin_invitations_csv",
  summary: "Who is invited to be an administrator and has not accepted, as a table, the newest first",
  path: "/admin/invitations/csv",
  input: z.object({}),
})

const act = {
  method: "POST",
  who: "admin",
  desk: "owner",
  recentSignIn: true,
  texts: invitationFieldTexts,
  output: messageOnly,
} as const
const mails = { bucket: "admin-invitations", perAccount: { max: 20, seconds: 3600 } }
const byId = z.object({ id: z.string().max(100) })

export const inviteAdministrator = contract({
  ...act,
  name: "invite_admin",
  summary: "Mails an invitation; where the address has an account already, that gets the rights at once",
  path: "/admin/invitations",
  limit: mails,
  refuses: ["conflict"],
  input: invitation,
})

export const resendInvitation = contract({
  ...act,
  name: "resend_admin_invitation",
  summary: "Mails a new link, which takes the place of the one before",
  path: "/admin/invitations/{id}/resend",
  limit: mails,
  refuses: ["not_found", "conflict"],
  input: byId,
})

export const withdrawAdminInvitation = contract({
  ...act,
  name: "withdraw_admin_invitation",
  summary: "Ends an invitation: its link does not work any more",
  path: "/admin/invitations/{id}/withdraw",
  refuses: ["not_found", "conflict"],
  input: byId,
})
