import { expect, test } from "vitest"
import { previewOf } from "./submission-entry.rules.ts"

test.each([
  ["We want a kitchen.", "We want a kitchen."],
  [
    "  We want a kitchen in Kothrud,\n with a window over the sink and room for four",
    "We want a kitchen in Kothrud, with a window over…",
  ],
  ["क".repeat(80), `${"क".repeat(50)}…`],
  ["", "98220 12345"],
])("%j is known by its first words", (message, texts) => {
  expect(previewOf({ typed: { name: "Asha", phone: "98220 12345", message, isOk: true } })).toBe(texts)
})
