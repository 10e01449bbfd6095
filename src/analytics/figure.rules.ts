/** Figures one by one, and how those of a period compare with those before. */
import type { Analytics, Figures } from "./analytics.schema.ts"

/** In the order in which they are shown. */
export const figureNames = [
  ...(["bookings", "revenue", "rating", "requests", "conversion_rate", "profile_views", "times_found"] as const),
]
export type FigureName = (typeof figureNames)[number]

/** Of somebody who has just come: whatever the period, nothing happened before today. */
export const hasNothing = ({ first_day, to }: Pick<Analytics, "first_day" | "to">) =>
  first_day === null || first_day > to

/** Null: there is nothing that it could be a number of. */
export const figureValue = (figures: Figures, name: FigureName): number | null => {
  if (name === "rating") return figures.rating
  if (name === "conversion_rate") return figures.requests > 0 ? figures.conversion_rate : null
  return Number(figures[name])
}

export type Change =
  /** What there was before is not known: it was not counted then. */
  | { kind: "unknown" }
  /** There was nothing that the figure could be a number of. */
  | { kind: "nothing_before"; name: "rating" | "conversion_rate" }
  /** Nothing to compare by: the one before is none, or the one now. */
  | { kind: "none" }
  /** More or less, by so many whole percent of the one before. */
  | { kind: "percent"; by: number; isMore: boolean; isSame: boolean }
  /** More or less, of stars or points of a percentage. */
  | { kind: "difference"; name: "rating" | "conversion_rate"; by: number }

export const changeOf = (name: FigureName, compared: Compared): Change => {
  if (!isKnownBefore(name, compared)) return { kind: "unknown" }
  const { figures, previous } = compared
  const [now, before] = [figureValue(figures, name), figureValue(previous.figures, name)]
  if (name === "rating" || name === "conversion_rate") {
    if (before === null) return { kind: "nothing_before", name }
    if (now === null) return { kind: "none" }
    return { kind: "difference", name, by: shownAs(name, now) - shownAs(name, before) }
  }
  if (before === null || before === 0 || now === null) return { kind: "none" }
  const by = Math.round((100 * Math.abs(now - before)) / before)
  return { kind: "percent", by, isMore: now > before, isSame: now === before }
}

/** As people see both: the difference is of what is shown. */
const shownAs = (name: FigureName, value: number) => (name === "rating" ? Number(value.toFixed(1)) : value)

interface Compared {
  figures: Figures
  previous: { from: string; figures: Figures }
  seen_since: string
}

type Dated = Pick<Compared, "seen_since"> & { previous: { from: string } }

/** Whether it was counted all through the days before: what no row says is counted as it happens. */
export const isKnownBefore = (name: string, { previous, seen_since }: Dated) =>
  (name !== "profile_views" && name !== "times_found") || previous.from >= seen_since
