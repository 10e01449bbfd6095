// The figures of the week, and what stands behind each of them, as tables for a spreadsheet.
import { recordAct } from "../../accounts/audit.server.ts"
import type { FileAnswer, StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvOf } from "../../platform/csv.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import type { Language } from "../../platform/language/language.ts"
import { indianDay } from "../../platform/time.ts"
import type { ShownRequestStatus } from "../../requests/service-request.rules.ts"
import { requestTexts } from "../../requests/texts.ts"
import type { ChipStatus } from "../../ui/status-chip.tsx"
import { statusChipTexts } from "../../ui/texts.ts"
import { deskDashboardTexts } from "../texts.ts"
import { weekFileTexts, weekTexts } from "./texts.ts"
import type { OtherWeek, WeekKind } from "./today.rules.ts"
import type { WeekRow } from "./week.queries.server.ts"
import { getFigures, weekReader } from "./week.server.ts"

type Admin = Ctx<"admin">

export const exportFigures = async (ctx: Admin): Promise<FileAnswer> => {
  const { clock, language } = ctx
  await recordAct(ctx, "export_figures", { details: { part: "figures" } })
  const { figures } = await getFigures(ctx)
  const { kinds } = deskDashboardTexts.in(language).week
  const lines = figures.map(({ kind, now, before }) => [kinds[kind], now, before])
  return {
    type: "text/csv; charset=utf-8",
    name: `figures-${indianDay(clock())}.csv`,
    text: csvOf([weekFileTexts.in(language).figures, ...lines]),
  }
}

interface Filter {
  kind: WeekKind
  week?: OtherWeek | undefined
}

export const exportWeekRows = async (ctx: Admin, { kind, week }: Filter): Promise<StreamedFile> => {
  const { clock, language } = ctx
  await recordAct(ctx, "export_figures", { details: { part: kind, ...(week && { week }) } })
  const { former } = weekTexts.in(language)
  return csvFile({
    name: `${kind}-${indianDay(clock())}.csv`,
    columns: weekFileTexts.in(language).rows,
    read: weekReader(ctx, { kind, week }),
    line: (row) => [
      ...[indianMinute(row.at.toISOString()), nameOf(row.person_id ?? row.submission_id, row.person_name, former)],
      ...[nameOf(row.other_id, row.other_name, former), row.service_name, stateOf(row, kind, language), row.rating],
      ...[row.person_id, row.other_id, row.id],
    ],
  })
}

/** Empty: the account was deleted. */
const nameOf = (id: string | null, name: string | null, former: string) => (id === null ? null : name || former)

/** In the words of the page. */
const stateOf = ({ status }: WeekRow, kind: WeekKind, language: Language) => {
  const t = weekTexts.in(language)
  if (kind === "bookings") return statusChipTexts.in(language).status[status as ChipStatus]
  if (kind === "requests" || kind === "answered")
    return requestTexts.in(language).statuses[status as ShownRequestStatus]
  if (kind === "reviews") return status === "hidden" ? t.hidden : null
  return t.isNow[status as keyof typeof t.isNow]
}
