import { expect, test } from "vitest"
import { errorIn, fieldErrors } from "../../platform/validation.ts"
import { afterAdminLogIn, isAdminPath } from "./sign-in.rules.ts"
import { login } from "./sign-in.schema.ts"
import { logInTexts } from "./texts.ts"

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

test("a login without anything names both fields", () => {
  expect(fieldErrors(login.safeParse({}, { error: errorIn("en", logInTexts) }).error!)).toEqual({
    identifier: "Email or mobile number is required",
    password: "Password is required",
  })
})
