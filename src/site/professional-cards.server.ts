// What rows of professionals become on the cards of public pages.
import { nextFreeOf, sayNextFree } from "../availability/next-free.server.ts"
import { apart } from "../drawings/ways.ts"
import type { Ctx } from "../platform/context.server.ts"
import { type CoverRow, coverOf } from "../professionals/cover.ts"

/** Each with a picture, no two beside each other alike. */
export const withCovers = <Row extends CoverRow & { provider_id: string }>(rows: readonly Row[]) => {
  const covers = apart(rows.map(({ cover_project, provider_id }) => coverOf(cover_project, provider_id)))
  return rows.map(({ cover_project, ...one }, place) => ({ ...one, cover: covers[place]! }))
}

interface BookableRow {
  service_id: string
  keeps_hours: boolean
}

/** When each can be booked for that service; null for who keeps no hours or is booked up. */
export const withNextFree = async <Row extends BookableRow>(ctx: Ctx, rows: readonly Row[]) => {
  const keepers = rows.filter(({ keeps_hours }) => keeps_hours)
  const starts = await nextFreeOf(
    ctx,
    keepers.map(({ service_id }) => service_id),
  )
  return rows.map(({ service_id, keeps_hours, ...one }) => {
    const start = starts.get(service_id)
    return { ...one, next_free: start ? sayNextFree(start, ctx.clock(), ctx.language) : null }
  })
}
