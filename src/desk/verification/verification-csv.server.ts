// What waits for a check, what waits for a second look, and all professionals with their checks, as tables for a spreadsheet.
import { recordAct, recordedFilter } from "../../accounts/audit.server.ts"
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import { indianDay } from "../../platform/time.ts"
import type { DeskProfessional, WaitingPaper } from "../../professionals/papers/desk/paper-desk.schema.ts"
import { listWaitingPapers } from "../../professionals/papers/desk/paper-desk.server.ts"
import { listProfessionals } from "../../professionals/papers/desk/verification-desk.server.ts"
import type { SecondLook } from "../../professionals/second-look/second-look.schema.ts"
import { listSecondLooks } from "../../professionals/second-look/second-look.server.ts"
import { checkKinds } from "../../professionals/verification.rules.ts"
import { verificationFileTexts, waitingPapersTexts } from "./texts.ts"

type Admin = Ctx<"admin">

const dayOf = (instant: string | null) => instant && indianDay(new Date(instant))

export const exportPapers = async (ctx: Admin): Promise<StreamedFile> => {
  const { language, clock } = ctx
  await recordAct(ctx, "export_verification", { details: { part: "papers" } })
  const { checks, files } = waitingPapersTexts.in(language)
  return csvFile({
    name: `papers-${indianDay(clock())}.csv`,
    columns: verificationFileTexts.in(language).papers,
    read: async (last: WaitingPaper | undefined, limit) =>
      (await listWaitingPapers(ctx, { limit, cursor: last?.id })).papers,
    line: ({ owner, check, title, number, file, given_at, valid_until, id }) => [
      ...[owner.business_name, owner.full_name, owner.email, checks[check], title || null, number],
      ...[files[file?.kind ?? "none"], indianMinute(given_at), dayOf(valid_until), owner.provider_id, id],
    ],
  })
}

export const exportSecondLooks = async (ctx: Admin): Promise<StreamedFile> => {
  const { language, clock } = ctx
  await recordAct(ctx, "export_verification", { details: { part: "second_looks" } })
  const { checks } = waitingPapersTexts.in(language)
  return csvFile({
    name: `second-looks-${indianDay(clock())}.csv`,
    columns: verificationFileTexts.in(language).secondLooks,
    read: async (last: SecondLook | undefined, limit) =>
      (await listSecondLooks(ctx, { limit, cursor: last?.id })).second_looks,
    line: ({ business_name, check, number, proposed_by, proposed_at, valid_until, note, provider_id, id }) => [
      ...[business_name, checks[check], number, proposed_by, indianMinute(proposed_at), dayOf(valid_until), note],
      ...[provider_id, id],
    ],
  })
}

export const exportProfessionals = async (ctx: Admin, filter: { q?: string | undefined }): Promise<StreamedFile> => {
  const { language, clock } = ctx
  await recordAct(ctx, "export_verification", { details: { part: "professionals", ...recordedFilter(filter) } })
  const t = verificationFileTexts.in(language)
  const { checks: names } = waitingPapersTexts.in(language)
  return csvFile({
    name: `professionals-${indianDay(clock())}.csv`,
    columns: [...t.professional, ...checkKinds.flatMap((kind) => t.ofCheck(names[kind])), ...t.ids],
    read: async (last: DeskProfessional | undefined, limit) =>
      (await listProfessionals(ctx, { ...filter, limit, cursor: last?.id })).professionals,
    line: ({ business_name, full_name, email, is_verified, waiting, checks, id, account_id }) => [
      ...[business_name, full_name, email, is_verified ? t.yes : t.no, waiting],
      ...checkKinds.flatMap((kind) => {
        const found = checks.find((check) => check.kind === kind)
        if (!found) return [null, null, null, null]
        return [t.results[found.result], found.number, dayOf(found.valid_until), found.checker]
      }),
      ...[id, account_id],
    ],
  })
}
