import { expect, test } from "vitest"
import type { Status } from "../booking.rules.ts"
import { visitsDuring } from "./own-visits.rules.ts"

const now = new Date("2026-11-21T10:00:00Z")
const at = (clock: string) => `2026-11-24T${clock}:00Z`
const visit = (from: string, to: string, status: Status = "confirmed") => ({
  status,
  start_time: at(from),
  end_time: at(to),
})

test.each([
  ["ends as it begins", visit("09:00", "10:00"), false],
  ["begins as it ends", visit("11:30", "12:00"), false],
  ["ends within", visit("09:00", "10:15"), true],
  ["begins within", visit("11:15", "12:00"), true],
  ["a request, too", visit("10:30", "11:00", "pending"), true],
  ["cancelled", visit("10:30", "11:00", "cancelled"), false],
])("beside one from 10:00 to 11:30: %s", (_which, other, isDuring) => {
  expect(visitsDuring([other], new Date(at("10:00")), 90, now)).toEqual(isDuring ? [other] : [])
})
