import { expect, test } from "vitest"
import type { Status } from "../booking.rules.ts"
import { isAsShown, obstacleFor, visitsDuring } from "./booking-dialog.rules.ts"
import { daysToShow, isGone, mayBeMore, mayBeRequested, slotIn, spansOf } from "./free-days.rules.ts"

const terms = { price: "1250.00", duration: 60 }

test.each([
  [{}, terms, true],
  [{ price: "1250" }, terms, true],
  [{ price: "1250.00", duration: 60 }, terms, true],
  [{ price: "1250.01" }, terms, false],
  [{ price: "1250", duration: 90 }, terms, false],
  [{ price: "" }, terms, false],
  [{ price: "a lot" }, terms, false],
  [{ price: "" }, { ...terms, price: null }, true],
  [{ price: "0" }, { ...terms, price: null }, false],
  [{ price: "0" }, { ...terms, price: "0.00" }, true],
])("%j beside %j: %s", (shown, now, same) => expect(isAsShown(shown, now)).toBe(same))

const customer = { roles: ["user"], has_user_role: true, professional_id: null }
const professional = { roles: ["provider"], has_user_role: false, has_provider_role: true, professional_id: "p1" }
const dual = { ...professional, roles: ["provider", "user"], has_user_role: true }
const admin = { roles: ["admin"], has_user_role: false, has_admin_role: true, professional_id: null }

test.each([
  ["a visitor", null, "p1", undefined],
  ["a customer", customer, "p1", undefined],
  ["a professional at another's", professional, "p2", "professional"],
  ["a professional at home", professional, "p1", "own_profile"],
  ["both at another's", dual, "p2", undefined],
  ["both at home", dual, "p1", "own_profile"],
  ["an administrator", admin, "p1", "admin"],
])("%s", (_who, facts, providerId, obstacle) => {
  expect(obstacleFor(facts, providerId)).toBe(obstacle)
})

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

/** 1 December in India, 30 November in UTC. */
const december = new Date("2026-11-30T19:00:00Z")

test("a day far ahead is reached in several calls, without a gap", () => {
  expect(spansOf(14, december)).toEqual([{ from: "2026-12-01", days: 14 }])
  expect(spansOf(70, december)).toEqual([
    { from: "2026-12-01", days: 62 },
    { from: "2027-02-01", days: 8 },
  ])
})

test.each([
  ["", 14],
  ["soon", 14],
  ["2026-11-20", 14],
  ["2026-12-14", 14],
  ["2026-12-15", 28],
  ["2027-01-20", 56],
  ["2999-01-01", 14],
])("with %s chosen, %i days to begin with", (chosen, days) => expect(daysToShow(chosen, december)).toBe(days))

test("there are more days up to the last that can be booked", () => {
  expect(mayBeMore(14, "2026-12-14", december)).toBe(false)
  expect(mayBeMore(14, "2026-12-15", december)).toBe(true)
})

const days = [{ date: "2026-12-02", times: ["10:00", "10:30"] }]
const any = { days, keeps_hours: false }
const kept = { days, keeps_hours: true }

test("what is offered is what was loaded; of kept hours, and while nothing is loaded, the server judges", () => {
  expect(mayBeRequested(any, "2026-12-02", "10:00")).toBe(true)
  expect(mayBeRequested(any, "2026-12-02", "10:15")).toBe(false)
  expect(mayBeRequested(kept, "2026-12-02", "10:15")).toBe(true)
  expect(mayBeRequested(undefined, "2026-12-02", "10:15")).toBe(true)
})

test.each([
  [kept, { date: "2026-12-02", time: "10:15" }, true],
  [kept, { date: "2026-12-02", time: "10:30" }, false],
  [kept, { date: "2026-12-03", time: "10:00" }, true],
  [kept, { date: "2026-12-15", time: "10:00" }, false],
  [kept, { date: "2026-12-03", time: "" }, false],
  [any, { date: "2026-12-02", time: "10:15" }, false],
  [undefined, { date: "2026-12-02", time: "10:15" }, false],
])("of %j, %j is gone: %s", (loaded, slot, gone) => expect(isGone(loaded, 14, slot, december)).toBe(gone))

test.each([
  ["date=2026-12-02&time=10:00", { date: "2026-12-02", time: "10:00" }],
  ["date=2026-12-02", { date: "2026-12-02", time: "" }],
  ["date=2026-12-02&time=25:00", { date: "2026-12-02", time: "" }],
  ["date=2026-13-41&time=10:00", undefined],
  ["date=tomorrow", undefined],
  ["time=10:00", undefined],
])("the address ?%s names %j", (query, slot) => expect(slotIn(new URLSearchParams(query))).toEqual(slot))
