// Reports that wait as a table for a spreadsheet: a line each, with what it is about.
import { recordAct } from "../../accounts/audit.server.ts"
import type { TakedownKind } from "../../moderation/takedown.rules.ts"
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import { indianDay } from "../../platform/time.ts"
import { type ItemRow, listReported } from "./moderation.queries.server.ts"
import { moderatedItemTexts, reportsFileTexts } from "./texts.ts"

type ReportRow = ItemRow & { report: ItemRow["reports"][number] }

type Filter = { kind?: TakedownKind | undefined }

export const exportReports = async (ctx: Ctx<"admin">, filter: Filter): Promise<StreamedFile> => {
  const { db, clock, language } = ctx
  await recordAct(ctx, "export_reports", { details: filter })
  const { columns } = reportsFileTexts.in(language)
  const { kinds } = moderatedItemTexts.in(language)
  return csvFile({
    name: `reports-${indianDay(clock())}.csv`,
    columns,
    // What is reported has at least one report: a full read of items gives a full read of lines.
    read: async (last: ReportRow | undefined, limit) => {
      const items = await listReported(db, { ...filter, limit, cursor: last?.place })
      return items.flatMap((item) => item.reports.map((report) => ({ ...item, report })))
    },
    line: ({ report, ...item }) => [
      ...[report.ticket, indianMinute(report.created_at), report.name, report.message],
      ...[kinds[item.kind], item.title, item.text, item.rating, item.author_name, item.provider_name],
      ...[indianMinute(item.created_at), item.id],
    ],
  })
}
