import { expect, test } from "vitest"
import { localPath, withReturn } from "./return-to.rules.ts"

test.each(["/user/bookings", "/providers/abc?book=1&date=2026-11-24", "/"])("%s is a way back", (path) =>
  expect(localPath(path)).toBe(path),
)

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/%\n/x",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "user/bookings",
  "\\\\evil.example",
  " /user",
  "",
  `/${"a".repeat(501)}`,
])("%j is not followed", (path) => {
  expect(localPath(path)).toBeUndefined()
  expect(withReturn("/login", path)).toBe("/login")
  expect(withReturn("/login", path, "booking")).toBe("/login")
})

test("the way back and its reason are written after what stands in the address already", () => {
  expect(withReturn("/login?tab=signup", "/providers/x?book=y", "booking")).toBe(
    "/login?tab=signup&redirect=%2Fproviders%2Fx%3Fbook%3Dy&why=booking",
  )
})
