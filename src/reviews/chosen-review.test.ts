/** The review that a preview shows, as the public page shows it. */
import { beforeEach, expect, test } from "vitest"
import { json, openBrowserClient, signIn } from "../../test/browser-client.ts"
import { chosenReview } from "./chosen-review.actions.ts"

const { answers, lines } = openBrowserClient()

beforeEach(() => {
  signIn()
  answers["/api/provider/p1/reviews"] = ({ url }, response) => {
    const isSecond = new URL(url!, "http://a.example").searchParams.get("cursor") === "c"
    const reviews = (isSecond ? ["b", "a"] : ["d", "c"]).map((id) => ({ id }))
    json(response, 200, { success: true, reviews, next: isSecond ? null : "c" })
  }
})

const find = (reviewId: string | null) => chosenReview({ id: "p1", reviewId }, { signal: new AbortController().signal })

test("it is found on whichever page it is", async () => {
  expect([await find("c"), lines().length]).toMatchObject([{ id: "c" }, 1])
  expect([await find("a"), lines().length]).toMatchObject([{ id: "a" }, 3])
})

test("one that is gone is none, and where none was chosen none is asked for", async () => {
  expect([await find("x"), lines().length]).toEqual([undefined, 2])
  expect([await find(null), lines().length]).toEqual([undefined, 2])
})
