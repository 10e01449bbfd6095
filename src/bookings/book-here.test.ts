import { expect, test } from "vitest"
import { checkDraft } from "./book-here.ts"
import { farStart, missingStart, pastStart } from "./booking-time.rules.ts"

const now = new Date("2026-11-21T10:00:00Z")
const draft = (date: string, time: string) => ({ date, time, notes: "", key: "k" })

test.each([
  ["", "", { booking_date: missingStart, booking_time: missingStart }],
  ["2026-11-22", "", { booking_time: missingStart }],
  ["", "10:00", { booking_date: missingStart }],
  // Typed in Indian time: 15:30 there is 10:00 UTC.
  ["2026-11-21", "15:30", { booking_date: pastStart }],
  ["2026-11-21", "15:31", {}],
  ["2028-01-01", "10:00", { booking_date: farStart }],
])("the dialog's check of %s %s", (date, time, errors) => {
  expect(checkDraft(draft(date, time), now)).toEqual(errors)
})
