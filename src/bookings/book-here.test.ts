import { expect, test } from "vitest"
import { checkDraft } from "./book-here.ts"
import { bookingFieldWords } from "./booking.fields.words.ts"

const t = bookingFieldWords.in("en").rules
const now = new Date("2026-11-21T10:00:00Z")
const draft = (date: string, time: string) => ({ date, time, notes: "", key: "k" })

test.each([
  ["", "", { booking_date: t.missing_start(), booking_time: t.missing_start() }],
  ["2026-11-22", "", { booking_time: t.missing_start() }],
  ["", "10:00", { booking_date: t.missing_start() }],
  // Typed in Indian time: 15:30 there is 10:00 UTC.
  ["2026-11-21", "15:30", { booking_date: t.past_start() }],
  ["2026-11-21", "15:31", {}],
  ["2028-01-01", "10:00", { booking_date: t.far_start() }],
])("the dialog's check of %s %s", (date, time, errors) => {
  expect(checkDraft(draft(date, time), now, t)).toEqual(errors)
})
