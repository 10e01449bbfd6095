import { expect, test } from "vitest"
import { arranged } from "./picture-rows.rules.ts"
import type { PictureRole } from "./project.rules.ts"
import type { ProjectPicture } from "./project.schema.ts"

const roles = { p: "photo", b: "before", d: "plan" } satisfies Record<string, PictureRole>
/** "pbp": a photograph, and one with its state before. */
const rows = (written: string) => {
  const pictures = [...written].map((letter, at) => ({
    ...({ file_id: `${letter}${at}`, role: roles[letter as keyof typeof roles] } as ProjectPicture),
  }))
  const { cover, others } = arranged(pictures)
  return [cover?.picture.file_id, others.map(({ inRow }) => inRow).join("")]
}

test("rows are full, whatever number of pictures there is", () => {
  expect(rows("")).toEqual([undefined, ""])
  expect(rows("p")).toEqual(["p0", ""])
  expect(rows("pp")).toEqual(["p0", "1"])
  expect(rows("ppp")).toEqual(["p0", "22"])
  expect(rows("pppp")).toEqual(["p0", "333"])
  expect(rows("pppppp")).toEqual(["p0", "22333"])
})

test("a comparison has a row for itself", () => {
  expect(rows("ppbppp")).toEqual(["p0", "1122"])
  expect(rows("bpppp")).toEqual(["p1", "333"])
})

test("the first is a photograph where there is one", () => {
  expect(rows("dbp")).toEqual(["p2", "1"])
  expect(rows("dd")).toEqual(["d0", "1"])
})
