import { expect, test } from "vitest"
import { datesIn } from "../../platform/time.ts"
import { detailLines } from "./audit-details.rules.ts"
import { auditDetailTexts } from "./audit-details.texts.ts"

const said = (act: string, details: Record<string, unknown>, names = {}) =>
  detailLines({ act, details, names }, auditDetailTexts.in("en"), datesIn("en")).map(
    ({ label, pieces }) =>
      `${label}: ${pieces.map((piece) => (typeof piece === "string" ? piece : `[${piece.id}]`)).join("")}`,
  )

test("values in words, days and times as they are said in India, and nothing of what is empty", () => {
  const checked = {
    ...{ kinds: ["coa", "gst"], numbers: { coa: "CA/2011/12345", gst: "…F1ZV" }, result: "approved", note: null },
    valid_until: "2027-03-31T18:29:59.000Z",
  }
  expect(said("record_checks", checked)).toEqual([
    "Checks: Council of Architecture, GST registration",
    "Numbers: Council of Architecture CA/2011/12345, GST registration …F1ZV",
    "Decision: Approved",
    "Valid until: 31 Mar 2027, 11:59 pm",
  ])
  const banner = { text: "We moved", level: "info", from: "2026-12-01T09:30", until: "", is_on: true }
  expect(said("change_banner", banner)).toEqual([
    ...["Text: We moved", "Kind: News", "From: 1 Dec 2026, 9:30 am", "Switched on: Yes"],
  ])
  expect(said("export_people", { role: "customer", rows: 123456 })).toEqual(["Role: Customer", "Rows: 1,23,456"])
})

test("what changed says what it was and what it became", () => {
  const state = { kind: "state" as const, name: "Goa", shown_with: null }
  const change = { before: { name: "Panjm", state_id: 4 }, after: { name: "Panjim", state_id: 4 } }
  expect(said("change_city", change)).toEqual(["Name: Panjm → Panjim"])
  expect(said("add_city", { name: "Panjim", state_id: 4 }, { "state 4": state })).toEqual([
    "Name: Panjim",
    "State: [4]",
  ])
  const taken = { status: ["new", "in_progress"], assigned_to: [null, "some-id"], has_note: false }
  expect(said("change_submission", taken)).toEqual(["State: New → In progress", "Who has it: nobody → some-id"])
  expect(said("grievance_move", { resolve_by: ["2026-11-30", "2026-12-07"] })).toEqual([
    "Answer due: 30 Nov 2026 → 7 Dec 2026",
  ])
})

test("where nothing stood, it says so", () => {
  expect(said("choose_home_reviews", { reviews: ["a"], before: [] })).toEqual(["Reviews: a", "Before: none"])
})

test("what nobody has named yet is said by its own name", () => {
  expect(said("something_new", { colour_ids: ["red", "blue"], is_big: false })).toEqual([
    "Colour: red, blue",
    "Is big: No",
  ])
})
