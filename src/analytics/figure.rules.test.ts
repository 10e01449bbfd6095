/** How a figure compares with the one before: never more than rows bear. */
import { expect, test } from "vitest"
import type { Figures } from "./analytics.schema.ts"
import { changeOf } from "./figure.rules.ts"

const figures = (some: Partial<Figures>): Figures => ({
  ...{ bookings: 0, completed_bookings: 0, unpriced_bookings: 0, revenue: "0.00", rating: null, reviews: 0 },
  ...{ requests: 0, booked_requests: 0, conversion_rate: 0, profile_views: 0, times_found: 0, ...some },
})

const compared = (now: Partial<Figures>, before: Partial<Figures>) => ({
  figures: figures(now),
  previous: { from: "2026-09-24", figures: figures(before) },
  seen_since: "2026-09-24",
})

test.each([
  [1001, 1000, { by: 0, isMore: true, isSame: false }],
  [999, 1000, { by: 0, isMore: false, isSame: false }],
  [1000, 1000, { by: 0, isSame: true }],
  [1500, 1000, { by: 50, isMore: true, isSame: false }],
  [0, 4, { by: 100, isMore: false, isSame: false }],
  [2000, 1, { by: 199_900, isMore: true }],
])("%i after %i: what is rounded to nothing is not the same", (now, before, change) => {
  for (const name of ["profile_views", "bookings"] as const)
    expect(changeOf(name, compared({ [name]: now }, { [name]: before }))).toMatchObject({ kind: "percent", ...change })
})

test("nothing is compared with nothing, or with what was not counted", () => {
  expect(changeOf("bookings", compared({ bookings: 3 }, {}))).toEqual({ kind: "none" })
  expect(changeOf("rating", compared({ rating: 4 }, {}))).toEqual({ kind: "nothing_before", name: "rating" })
  const { seen_since, ...late } = compared({ times_found: 3 }, { times_found: 1 })
  expect(changeOf("times_found", { ...late, seen_since: "2026-09-25" })).toEqual({ kind: "unknown" })
  expect(changeOf("times_found", { ...late, seen_since })).toMatchObject({ kind: "percent", by: 200 })
})

test("ratings differ by what is shown of them", () => {
  const change = changeOf("rating", compared({ rating: 4.34 }, { rating: 4.26 }))
  expect(change).toEqual({ kind: "difference", name: "rating", by: 0 })
})
