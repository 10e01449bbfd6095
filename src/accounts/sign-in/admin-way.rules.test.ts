import { expect, test } from "vitest"
import { afterAdminLogIn, isAdminPath } from "./admin-way.rules.ts"

test.each(["/admin/dashboard", "/admin/second-factor?x=1"])("/admin/login leads back to %s", (path) => {
  expect(afterAdminLogIn(path)).toBe(path)
})

test.each([
  null,
  "",
  "/user/bookings",
  "/admin/login",
  "/administrators",
  "//elsewhere.example/admin/",
  "https://x.example/admin/",
])("/admin/login leads to the first of its pages instead of %j", (path) => {
  expect(afterAdminLogIn(path)).toBe("/admin/dashboard")
})

test("a page of the admin's is one below /admin", () => {
  expect(["/admin", "/admin?x", "/admin/x", "/administrators", "/user/admin"].map(isAdminPath)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
