import { expect, test } from "vitest"
import { obstacleFor } from "./booking-obstacle.rules.ts"

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
