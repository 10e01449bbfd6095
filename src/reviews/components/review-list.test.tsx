import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { MAX_SHOWN } from "../review.rules.ts"
import type { Review } from "../review.schema.ts"
import ReviewList from "./review-list.tsx"

const review = (n: number): Review => ({
  ...{ id: `r${n}`, user_name: "Asha Kulkarni", rating: 5, title: null, comment: "Good work", pictures: [] },
  ...{ created_at: "2026-11-20T10:30:00Z", edited_at: null, response: null, response_date: null },
  service_name: "Architect",
})
const summary = {
  average_rating: 5,
  total_reviews: 250,
  distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 250 : 0 })),
}

/** Where the links below and above a page of so many lead. */
const linksOf = (asked: string, count: number, next: string | null) => {
  const reviews = Array.from({ length: count }, (_, n) => review(n))
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/providers/p${asked}`]}>
      <ReviewList page={{ reviews, summary, next }} />
    </MemoryRouter>,
  )
  return [...html.matchAll(/href="([^"]*#reviews)"/g)].map(([, to]) => to!.replaceAll("&amp;", "&"))
}

test("ten more stand below, and after a hundred the older ones take their place", () => {
  expect(linksOf("", 10, "id10")).toEqual(["/providers/p?reviews=20#reviews"])
  expect(linksOf("?reviews=100", MAX_SHOWN, "id100")).toEqual(["/providers/p?before=id100#reviews"])
  expect(linksOf("?reviews=100", MAX_SHOWN, null)).toEqual([])
})

test("of older ones the links lead on, and back to the newest", () => {
  const back = "/providers/p?reviews=10#reviews"
  expect(linksOf("?before=id100", 10, "id110")).toEqual([back, "/providers/p?reviews=20&before=id100#reviews"])
  expect(linksOf("?reviews=100&before=id100", MAX_SHOWN, "id200")).toEqual([back, "/providers/p?before=id200#reviews"])
  expect(linksOf("?before=id200", 0, null)).toEqual([back])
})
