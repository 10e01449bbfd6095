import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { stands, texts } from "./specified-texts.ts"

const catalogue = globSync("src/**/{texts,*.texts}.ts").map((path) => readFileSync(path, "utf8"))

test("every quoted text of the specification stands in the English catalogue", () => {
  expect(texts.filter((text) => !catalogue.some((source) => stands(text, source)))).toEqual([])
})

test("no text is listed twice", () => {
  expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([])
})

test("a text counts letter for letter, around what is filled in, and not in a comment", () => {
  expect(stands("Welcome, {name}!", "<h1>Welcome, {user.name}!</h1>")).toBe(true)
  expect(stands("Please check back soon!", "<p>\n  Please check\n  back soon!\n</p>")).toBe(true)
  expect(stands("Login failed", '"Login Failed"')).toBe(false)
  expect(stands("Login failed", '// Login failed\nconst text = "Sign-in failed"')).toBe(false)
  expect(stands("{N} days ago", '" days ago"')).toBe(false)
})
