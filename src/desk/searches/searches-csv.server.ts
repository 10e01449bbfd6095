// What people searched without a result as a table for a spreadsheet, whole.
import { recordAct } from "../../accounts/audit.server.ts"
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import { indianDay } from "../../platform/time.ts"
import { MOST_TERMS_KEPT, type Period } from "../../search/unanswered/unanswered.rules.ts"
import type { UnansweredSearch } from "../../search/unanswered/unanswered.schema.ts"
import { getUnanswered } from "../../search/unanswered/unanswered.server.ts"
import { searchesFileTexts } from "./texts.ts"

export const exportSearches = async (ctx: Ctx<"admin">, { period }: { period: Period }): Promise<StreamedFile> => {
  const { clock, language } = ctx
  await recordAct(ctx, "export_searches", { details: { period } })
  return csvFile({
    name: `searches-${indianDay(clock())}.csv`,
    columns: searchesFileTexts.in(language).columns,
    // In one read: terms have no order but how often they were searched, which goes on.
    read: async (last: UnansweredSearch | undefined) =>
      last ? [] : (await getUnanswered(ctx, { period, limit: MOST_TERMS_KEPT, cursor: undefined })).searches,
    line: ({ term, searches, close, last_searched_at }) => [term, searches, close, indianMinute(last_searched_at)],
  })
}
