// Bookings and reviews as tables for a spreadsheet, in the reader's language.

import type { FileAnswer } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvOf } from "../../platform/csv.ts"
import { indianDay } from "../../platform/time.ts"
import { deliveryTexts } from "../../professionals/texts.ts"
import { statusChipTexts } from "../../ui/texts.ts"
import { listBookingLines, listReviewLines } from "./table-export.queries.server.ts"
import { exportTexts } from "./texts.ts"

export const exportBookings = async (ctx: Ctx<"professional">): Promise<FileAnswer> => {
  const { bookings: t, former } = exportTexts.in(ctx.language)
  const { status: states } = statusChipTexts.in(ctx.language)
  const ways = deliveryTexts.in(ctx.language).professional
  const lines = await listBookingLines(ctx.db, ctx.actor)
  const rows = lines.map((line) => [
    ...[line.starts, line.minutes, states[line.status], line.client ?? former, line.service, line.offer],
    ...[
      line.delivery && ways[line.delivery],
      line.locality,
      line.price,
      line.package_price,
      line.total,
      line.notes,
      line.asked,
      line.id,
    ],
  ])
  return table(ctx, "bookings", [t.columns, ...rows])
}

export const exportReviews = async (ctx: Ctx<"professional">): Promise<FileAnswer> => {
  const { reviews: t, former } = exportTexts.in(ctx.language)
  const lines = await listReviewLines(ctx.db, ctx.actor)
  const rows = lines.map((line) => [
    ...[line.written, line.client ?? former, line.service, line.rating, line.title, line.comment],
    ...[line.response, line.responded, line.id],
  ])
  return table(ctx, "reviews", [t.columns, ...rows])
}

const table = ({ clock }: Ctx<"professional">, what: string, rows: Parameters<typeof csvOf>[0]): FileAnswer => ({
  type: "text/csv; charset=utf-8",
  name: `${what}-${indianDay(clock())}.csv`,
  text: csvOf(rows),
})
