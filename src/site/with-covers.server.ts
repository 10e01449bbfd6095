import { apart } from "../drawings/variants.ts"
import { type CoverRow, coverOf } from "../professionals/cover.ts"

/** Rows of professionals, each with the picture of its card, no two beside each other alike. */
export const withCovers = <Row extends CoverRow & { provider_id: string }>(rows: readonly Row[]) => {
  const covers = apart(rows.map(({ cover_project, provider_id }) => coverOf(cover_project, provider_id)))
  return rows.map(({ cover_project, ...one }, place) => ({ ...one, cover: covers[place]! }))
}
