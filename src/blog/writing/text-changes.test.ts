import { expect, test } from "vitest"
import { changesBetween } from "./text-changes.ts"

const written = (before: string, after: string) =>
  changesBetween(before, after)
    .map(({ kind, text }) => ({ same: text, added: `{+${text}}`, removed: `{-${text}}` })[kind])
    .join("")

test("words that went and words that came are told apart", () => {
  expect(written("Teak is dear.", "Teak was dear.")).toBe("Teak {-is}{+was} dear.")
  expect(written("स्वयंपाकघर महाग", "स्वयंपाकघर स्वस्त")).toBe("स्वयंपाकघर {-महाग}{+स्वस्त}")
  expect(changesBetween("same", "same")).toEqual([])
})

test("long texts are compared by lines, in time", () => {
  const before = Array.from({ length: 20_000 }, (_, at) => `line ${at}`).join("\n")
  const after = before.replace("line 77\n", "another\n")
  const start = performance.now()
  const changed = changesBetween(before, after).filter(({ kind }) => kind !== "same")
  expect(changed).toMatchObject([
    { kind: "removed", text: "line 77\n" },
    { kind: "added", text: "another\n" },
  ])
  expect(performance.now() - start).toBeLessThan(3000)
})
