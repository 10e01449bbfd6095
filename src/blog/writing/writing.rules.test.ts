import { expect, test } from "vitest"
import { outcomeOf, type Standing } from "./writing.rules.ts"

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
