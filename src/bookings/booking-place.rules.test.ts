import { expect, test } from "vitest"
import { contactUntil, deliveryOf } from "./booking-place.rules.ts"

test.each([
  [undefined, ["at_site"], { delivery: "at_site" }],
  [undefined, ["at_site", "online"], { fault: "no_delivery" }],
  [undefined, [], { fault: "no_delivery" }],
  ["online", ["at_site", "online"], { delivery: "online" }],
  ["at_studio", ["at_site", "online"], { fault: "other_delivery" }],
] as const)("%s of %j is %j", (named, offered, meant) => expect(deliveryOf(named, offered)).toEqual(meant))

test("a visit shows for thirty days how to reach each other", () => {
  expect(contactUntil("2026-11-24T12:30:00Z").toISOString()).toBe("2026-12-24T12:30:00.000Z")
})
