// What is hidden as a table for a spreadsheet: why, by whom, and what its author says to it.
import { recordAct } from "../../accounts/audit.server.ts"
import type { TakedownKind } from "../../moderation/takedown.rules.ts"
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import { indianDay } from "../../platform/time.ts"
import { type ItemRow, listHidden } from "./moderation.queries.server.ts"
import { hiddenFileTexts, moderatedItemTexts } from "./texts.ts"

export const exportHidden = async (
  ctx: Ctx<"admin">,
  filter: { kind?: TakedownKind | undefined },
): Promise<StreamedFile> => {
  const { db, clock, language } = ctx
  await recordAct(ctx, "export_hidden", { details: filter })
  const { kinds } = moderatedItemTexts.in(language)
  return csvFile({
    name: `hidden-${indianDay(clock())}.csv`,
    columns: hiddenFileTexts.in(language).columns,
    read: (last: ItemRow | undefined, limit) => listHidden(db, { ...filter, limit, cursor: last?.place }),
    line: ({ kind, title, text, rating, author_name, provider_name, created_at, takedown, id }) => [
      ...[kinds[kind], title, text, rating, author_name, provider_name, indianMinute(created_at)],
      ...[indianMinute(takedown?.hidden_at ?? null), takedown?.hidden_by ?? null, takedown?.reason ?? null],
      ...[takedown?.appeal ?? null, indianMinute(takedown?.appealed_at ?? null), takedown?.appeal_answer ?? null, id],
    ],
  })
}
