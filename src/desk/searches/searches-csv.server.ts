// What people searched without a result as a table for a spreadsheet, whole.
import { recordAct } from "../../accounts/audit.server.ts"
import { indianMinute } from "../../enquiries/desk-entries/indian-minute.ts"
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { indianDay } from "../../platform/time.ts"
import type { Period } from "../../search/unanswered/unanswered.rules.ts"
import type { UnansweredSearch } from "../../search/unanswered/unanswered.schema.ts"
import { getUnanswered } from "../../search/unanswered/unanswered.server.ts"
import { searchesFileTexts } from "./texts.ts"

export const exportSearches = async (ctx: Ctx<"admin">, { period }: { period: Period }): Promise<StreamedFile> => {
  const { clock, language } = ctx
  await recordAct(ctx, "export_searches", { details: { period } })
  // Terms have no order but how often they were searched, so their place is counted.
  let cursor: string | null = "0"
  return csvFile({
    name: `searches-${indianDay(clock())}.csv`,
    columns: searchesFileTexts.in(language).columns,
    read: async (_last: UnansweredSearch | undefined, limit) => {
      if (cursor === null) return []
      const { searches, next } = await getUnanswered(ctx, { period, limit, cursor })
      cursor = next
      return searches
    },
    line: ({ term, searches, close, last_searched_at }) => [term, searches, close, indianMinute(last_searched_at)],
  })
}
