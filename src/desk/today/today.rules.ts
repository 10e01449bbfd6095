/** What waits for somebody at the desk. */
export const waitingKinds = [
  "grievances",
  "submissions",
  "papers",
  "second_looks",
  "posts",
  "held_messages",
  "comments",
  "reports",
  "appeals",
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** By what a link of the navigation counts, what waits on its page and the tabs beside it. */
const waitingOnPages = {
  grievances: ["grievances"],
  submissions: ["submissions"],
  verification: ["papers", "second_looks"],
  moderation: ["held_messages", "reports", "appeals"],
  blog: ["posts", "comments"],
} as const satisfies Record<string, readonly WaitingKind[]>

type Counted = readonly { kind: WaitingKind; count: number }[]

export const countOf = (waiting: Counted, ...kinds: (WaitingKind | undefined)[]) =>
  waiting.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0)

export const countsOfPages = (waiting: Counted) =>
  Object.fromEntries(Object.entries(waitingOnPages).map(([page, kinds]) => [page, countOf(waiting, ...kinds)]))

/** What is counted of a week, each a row of somebody's. */
export const weekKinds = ["people", "professionals", "requests", "answered", "bookings", "reviews"] as const
export type WeekKind = (typeof weekKinds)[number]

/** Also what is counted without rows of its own: `/admin/searches` has the terms. */
export const figureKinds = [...weekKinds, "unanswered_searches"] as const
export type FigureKind = (typeof figureKinds)[number]

/** Without one it is the last seven Indian days. */
export const otherWeeks = ["before"] as const
export type OtherWeek = (typeof otherWeeks)[number]

interface Due {
  count: number
  due_at: string | null
}

/** What is due first before the rest; what nothing was promised of behind, and what does not wait last. */
export const inOrderOfDue = <W extends Due>(waiting: readonly W[]) =>
  waiting.toSorted(
    (one, other) =>
      Number(one.count === 0) - Number(other.count === 0) ||
      Number(one.due_at === null) - Number(other.due_at === null) ||
      (one.due_at ?? "").localeCompare(other.due_at ?? ""),
  )
