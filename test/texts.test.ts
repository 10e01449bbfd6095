import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { stands, texts } from "./texts.ts"

test("every quoted text of the specification stands where the list says", () => {
  const missing = texts.filter(([text, file]) => !existsSync(file) || !stands(text, readFileSync(file, "utf8")))
  expect(missing.map(([text, file]) => `"${text}" is not in ${file}`)).toEqual([])
})

test("no text is listed twice", () => {
  const listed = texts.map(([text]) => text)
  expect(listed.filter((text, n) => listed.indexOf(text) !== n)).toEqual([])
})

test("a text counts letter for letter, around what is filled in, and not in a comment", () => {
  expect(stands("Welcome, {name}!", "<h1>Welcome, {user.name}!</h1>")).toBe(true)
  expect(stands("Please check back soon!", "<p>\n  Please check\n  back soon!\n</p>")).toBe(true)
  expect(stands("Login failed", '"Login Failed"')).toBe(false)
  expect(stands("Login failed", '// Login failed\nconst text = "Sign-in failed"')).toBe(false)
  expect(stands("{N} days ago", '" days ago"')).toBe(false)
})
