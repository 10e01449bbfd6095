import { expect, test } from "vitest"
import { answerDueAt, dueAfterProposal, endsUnansweredAt } from "./answer-due.rules.ts"

const now = new Date("2026-11-23T05:00:00Z")
const inHours = (hours: number, from = now) => new Date(from.getTime() + hours * 3_600_000)

test.each([
  // Half of what is left until the visit, where that is less than 48 hours.
  [4, 2],
  [95, 47.5],
  [96, 48],
  [97, 48],
  [24 * 60, 48],
])("a visit in %s hours: %s hours to answer", (ahead, due) => {
  expect(answerDueAt({ startsAt: inHours(ahead), now })).toEqual(inHours(due))
})

test("in whole seconds, and never after the start", () => {
  const startsAt = new Date(now.getTime() + 3001)
  expect(answerDueAt({ startsAt, now })).toEqual(new Date(now.getTime() + 1000))
})

test("a move counts anew, but not beyond 48 hours after the first request", () => {
  const moved = (after: number, ahead: number) =>
    answerDueAt({ startsAt: inHours(ahead), now: inHours(after), firstAskedAt: now })
  expect(moved(10, 20)).toEqual(inHours(15))
  expect(moved(10, 1000)).toEqual(inHours(48))
  expect(moved(47, 1000)).toEqual(inHours(48))
})

test("what the professional's own proposal has given is not taken away by a move", () => {
  const due = dueAfterProposal(
    { answer_due_at: inHours(48).toISOString(), start_time: inHours(400).toISOString() },
    inHours(500),
    inHours(40),
  )
  expect(due).toEqual(inHours(88))
  expect(answerDueAt({ startsAt: inHours(1000), now: inHours(60), firstAskedAt: now, before: due })).toEqual(due)
})

test("a proposal leaves the whole time to answer it, and takes nothing away", () => {
  const asked = { answer_due_at: inHours(48).toISOString(), start_time: inHours(200).toISOString() }
  expect(dueAfterProposal(asked, inHours(300), inHours(46))).toEqual(inHours(94))
  // Near as it is: half of what is left until it.
  expect(dueAfterProposal(asked, inHours(60), inHours(46))).toEqual(inHours(53))
  expect(dueAfterProposal(asked, inHours(50), inHours(2))).toEqual(inHours(48))
})

test("one from before there was such a time is due at its start", () => {
  const start_time = "2026-11-25T05:00:00Z"
  expect(endsUnansweredAt({ start_time, answer_due_at: null })).toEqual(new Date(start_time))
  expect(endsUnansweredAt({ start_time, answer_due_at: "2026-11-24T05:00:00Z" })).toEqual(inHours(24))
})
