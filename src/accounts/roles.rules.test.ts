import { describe, expect, test } from "vitest"
import { accountLabel, dashboardOf, detectRoles, profileOf, type RoleFacts, redirectFrom } from "./roles.rules.ts"

const customer = { has_user_role: true }
const professional = { has_user_role: false, has_provider_role: true }
const both = { has_user_role: true, has_provider_role: true }
const admin = { has_user_role: false, has_admin_role: true }

test("roles are read from flags, names, a professional id or the user type", () => {
  expect(detectRoles({ roles: ["professional"] })).toMatchObject({ is_provider: true, user_type: "provider" })
  expect(detectRoles({ roles: ["service_professional"] }).is_provider).toBe(true)
  expect(detectRoles({ professional_id: "p1" }).is_provider).toBe(true)
  expect(detectRoles({ userType: "provider" }).is_provider).toBe(true)
  expect(detectRoles({ roles: ["customer"] })).toMatchObject({ is_user: true, user_type: "individual" })
  expect(detectRoles({ userType: "builder" }).is_user).toBe(true)
})

test("admin comes before provider, provider before user", () => {
  expect(detectRoles({ ...both, has_admin_role: true })).toMatchObject({
    primary_role: "admin",
    is_multi_role: true,
    all_roles: ["admin", "provider", "user"],
  })
  expect(detectRoles(both)).toMatchObject({ primary_role: "provider", user_type: "provider", is_multi_role: true })
  expect(detectRoles(customer)).toMatchObject({ primary_role: "user", is_multi_role: false })
})

test("everybody has one dashboard", () => {
  expect(dashboardOf(admin)).toBe("/admin/dashboard")
  expect(dashboardOf(customer)).toBe("/user/dashboard")
  expect(dashboardOf(both)).toBe("/user/dashboard")
  expect(dashboardOf(professional)).toBe("/provider/dashboard")
  expect(dashboardOf({})).toBe("/user/dashboard")
})

test("everybody is called by what they are, and has the profile of the side that comes first", () => {
  const named = (facts: RoleFacts) => [accountLabel(facts), profileOf(facts)]
  expect(named(customer)).toEqual(["user", "/user/profile"])
  expect(named(professional)).toEqual(["professional", "/provider/profile"])
  expect(named(both)).toEqual(["both", "/user/profile"])
  expect(named(admin)).toEqual(["admin", "/admin/dashboard"])
  expect(named({ ...both, has_admin_role: true })).toEqual(["admin", "/user/profile"])
  expect(named({})).toEqual(["user", "/user/dashboard"])
})

describe("the areas", () => {
  test("let in who has the role", () => {
    expect(redirectFrom("user", customer)).toBeUndefined()
    expect(redirectFrom("user", both)).toBeUndefined()
    expect(redirectFrom("provider", both)).toBeUndefined()
    expect(redirectFrom("admin", admin)).toBeUndefined()
  })
  test("lead everybody else to their own dashboard", () => {
    expect(redirectFrom("provider", customer)).toBe("/user/dashboard")
    expect(redirectFrom("user", professional)).toBe("/provider/dashboard")
    expect(redirectFrom("user", admin)).toBe("/admin/dashboard")
    expect(redirectFrom("admin", both)).toBe("/user/dashboard")
  })
})
