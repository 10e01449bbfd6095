import { expect, test } from "vitest"
import { newId } from "../../../platform/id.ts"
import { isOnlyAnId } from "./grievance-desk.rules.ts"

const id = newId()

test.each([
  [`Review ${id}`, true],
  [`अभिप्राय ${id.toUpperCase()}`, true],
  [`Review ${id}, the second sentence`, false],
  [`The review ${id}`, false],
  ["Kitchen on 5 May", false],
])("%s is only what a report's form filled in: %s", (booking, expected) => {
  expect(isOnlyAnId(booking)).toBe(expected)
})
