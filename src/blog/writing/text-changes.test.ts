import { expect, test } from "vitest"
import { changesBetween } from "./text-changes.ts"

const written = (before: string, after: string) =>
  changesBetween(before, after)
    .map(({ kind, text }) => ({ same: text, added: `{+${text}}`, removed: `{-${text}}`, skipped: "" })[kind])
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

test("of what is the same, only the lines around a change are shown", () => {
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`)
  const after = lines.with(10, "another one")
  const changes = changesBetween(lines.join("\n"), after.join("\n"))
  const skipped = changes.filter(({ kind }) => kind === "skipped").map(({ text }) => text.split("\n"))
  expect(skipped.map((some) => [some.at(0), some.at(-1)])).toEqual([
    ["line 0", "line 7"],
    ["line 13", "line 19"],
  ])
  expect(
    changes
      .filter(({ kind }) => kind !== "skipped")
      .map(({ text }) => text)
      .join(""),
  ).toContain("line 9")
  expect(new Set(changes.map(({ at }) => at)).size).toBe(changes.length)
})
