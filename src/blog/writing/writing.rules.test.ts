import { expect, test } from "vitest"
import { comparedVersions, outcomeOf, type Standing } from "./writing.rules.ts"

const post = (standing: Partial<Standing>): Standing => ({
  ...{ status: "draft", version: 3, submitted_version: null, published_version: null },
  ...standing,
})

test.each([
  ["published", { status: "published", published_version: 3 }],
  ["scheduled", { status: "scheduled", submitted_version: 3 }],
  ["sent", { status: "in_review", submitted_version: 3 }],
  ["changeSent", { status: "published", submitted_version: 3, published_version: 1 }],
] as const)("a post that was sent is %s", (outcome, standing) => expect(outcomeOf(post(standing))).toBe(outcome))

test.each([
  ["an older one beside the newest", [2, 5], [2, 5]],
  ["the newest beside an older one", [5, 2], [5, 2]],
  ["two older ones, either first", [3, 2], [3, 2]],
  ["an older one alone, beside the newest", [2, 0], [2, 5]],
  ["the newest alone, beside the one before it", [5, 0], [5, 3]],
  ["one beside itself, as it stands alone", [5, 5], [5, 3]],
  ["beside one that is gone, as it stands alone", [3, 4], [3, 5]],
] as const)("of versions are compared: %s", (_, [chosen, other], [first, second]) =>
  expect(comparedVersions([5, 3, 2, 1], { chosen, other })).toEqual({ chosen: first, other: second }),
)

test("a version that is gone, and the only one there is, are compared with nothing", () => {
  expect(comparedVersions([5, 3], { chosen: 4, other: 3 })).toBeUndefined()
  expect(comparedVersions([1], { chosen: 1, other: 0 })).toBeUndefined()
})
