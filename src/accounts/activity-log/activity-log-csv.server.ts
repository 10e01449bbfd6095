// The log of sign-ins as a table for a spreadsheet: by the page's filter, the newest first, and not more than it can take.
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import { indianDay } from "../../platform/time.ts"
import { recordAct } from "../audit.server.ts"
import { findIdsByEmail, signInOf } from "./activity-log.server.ts"
import type { EntryRow } from "./log-entry.queries.server.ts"
import type { UserType } from "./person-kinds.rules.ts"
import { findSignInsAfter } from "./sign-in-page.queries.server.ts"
import { activityLogFileTexts, activityLogTexts, deviceTexts } from "./texts.ts"

/** Also said by the contract. */
const MAX_ROWS = 100_000

interface Filter {
  user_type?: UserType | undefined
  user_email?: string | undefined
}

/** Whose sign-ins were looked for is nothing that the record keeps for years. */
export const exportActivityLogs = async (
  ctx: Ctx<"admin">,
  { user_type, user_email }: Filter,
  maxRows = MAX_ROWS,
): Promise<StreamedFile> => {
  const { db, clock, language } = ctx
  const accountIds = user_email ? await findIdsByEmail(db, user_email) : undefined
  await recordAct(ctx, "export_activity", {
    details: { ...(user_type && { user_type }), ...(user_email && { has_q: true }) },
  })
  const t = activityLogTexts.in(language)
  const file = activityLogFileTexts.in(language)
  const { names } = deviceTexts.in(language)
  return csvFile({
    name: `activity-${indianDay(clock())}.csv`,
    columns: file.columns,
    read: (last: EntryRow | undefined, limit) =>
      findSignInsAfter(db, { user_type, accountIds, after: last?.id, limit }),
    line: (row) => {
      const entry = signInOf(row, ctx)
      const { actor_email, actor_name, is_admin, user_type: type, login_time, logout_time, session_duration } = entry
      return [
        ...[actor_email, actor_name, is_admin ? t.type.admin : type && t.type[type]],
        ...[indianMinute(login_time), indianMinute(logout_time), session_duration],
        ...[entry.device_info && names[entry.device_info], entry.is_active ? t.active : t.ended],
        ...[entry.action_display, entry.user_id, entry.provider_id, entry.id],
      ]
    },
    max: { rows: maxRows, cut: file.cut(maxRows) },
  })
}
