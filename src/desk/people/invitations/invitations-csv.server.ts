// Open invitations of administrators as a table for a spreadsheet.
import { listOpenInvitations } from "../../../accounts/admin-invitation/admin-invitation.server.ts"
import { deskRoleTexts } from "../../../accounts/admin-invitation/texts.ts"
import { recordAct } from "../../../accounts/audit.server.ts"
import type { DeskRole } from "../../../platform/actor.ts"
import type { StreamedFile } from "../../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../../platform/context.server.ts"
import { csvFile } from "../../../platform/csv-file.server.ts"
import { indianMinute } from "../../../platform/indian-minute.ts"
import { indianDay } from "../../../platform/time.ts"
import { invitationFileTexts, invitationTexts } from "./texts.ts"

type Row = Awaited<ReturnType<typeof listOpenInvitations>>[number]

export const exportInvitations = async (ctx: Ctx<"admin">): Promise<StreamedFile> => {
  const { clock, language } = ctx
  await recordAct(ctx, "export_invitations", {})
  const t = invitationFileTexts.in(language)
  const { former } = invitationTexts.in(language)
  const roles = deskRoleTexts.in(language)
  const now = clock()
  return csvFile({
    name: `invitations-${indianDay(now)}.csv`,
    columns: t.columns,
    read: (last: Row | undefined, limit) => listOpenInvitations(ctx, limit, last?.id),
    line: ({ id, email, desk_role, invited_by, created_at, expires_at }) => [
      ...[email, roles[desk_role as DeskRole], invited_by || former, indianMinute(created_at.toISOString())],
      ...[indianMinute(expires_at.toISOString()), expires_at <= now ? t.expired : t.open, id],
    ],
  })
}
