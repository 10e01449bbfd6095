// Held messages as a table for a spreadsheet: a line for what waits of one sender in one conversation.
import { recordAct } from "../../accounts/audit.server.ts"
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import { indianDay } from "../../platform/time.ts"
import { type HeldMessageRow, listHeld } from "./held-message.queries.server.ts"
import { asHeldMessage } from "./held-message.server.ts"
import { heldFileTexts, heldListTexts } from "./texts.ts"

export const exportHeldMessages = async (ctx: Ctx<"admin">): Promise<StreamedFile> => {
  const { db, clock, language } = ctx
  await recordAct(ctx, "export_held")
  const { from, obstacles } = heldListTexts.in(language)
  return csvFile({
    name: `held-messages-${indianDay(clock())}.csv`,
    columns: heldFileTexts.in(language).columns,
    read: (last: HeldMessageRow | undefined, limit) => listHeld(db, { cursor: last?.id, limit: limit - 1 }),
    line: (row) => {
      const { id, side, sender_name, recipient_name, held_at, first_contacts, obstacle, messages } = asHeldMessage(row)
      return [
        ...[indianMinute(held_at), from[side], sender_name, recipient_name, first_contacts],
        ...[obstacle && obstacles[obstacle], messages.map(({ content }) => content).join("\n")],
        ...[messages.reduce((files, message) => files + message.files.length, 0), id],
      ]
    },
  })
}
