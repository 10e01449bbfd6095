import { expect, test } from "vitest"
import type { Status } from "../booking.rules.ts"
import { areAsShown, obstacleFor, visitsDuring } from "./booking-dialog.rules.ts"

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
])("%j beside %j: %s", (shown, now, same) => expect(areAsShown(shown, now)).toBe(same))

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
