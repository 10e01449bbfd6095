import { expect, test } from "vitest"
import { canPublish } from "./project.rules.ts"

const draft = {
  ...{ title: "A kitchen for three cooks", locality: "Kothrud", work: "kitchen", completed_year: 2024 },
  ...{ pictures: [{ role: "photo" as const }], published_at: null, takedown: null },
}

test.each([
  ["a draft that says all that is needed", draft, true],
  ["one without a title", { ...draft, title: "" }, false],
  ["one with its state before alone", { ...draft, pictures: [{ role: "before" as const }] }, false],
  ["one that everybody sees", { ...draft, published_at: "2026-01-01T00:00:00.000Z" }, false],
  ["one that is hidden", { ...draft, takedown: { reason: "copied" } }, false],
])("%s can be published: %#", (_, project, expected) => {
  expect(canPublish(project)).toBe(expected)
})
