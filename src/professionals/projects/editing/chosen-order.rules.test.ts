import { expect, test } from "vitest"
import type { PlacedPicture } from "../project.schema.ts"
import { insertAsChosen } from "./chosen-order.rules.ts"

const photo = (file_id: string): PlacedPicture => ({ file_id, role: "photo", caption: "", alt: "" })

/** Chosen here in the order of their letters; x and y were there before. */
const places = new Map([..."abcd"].map((id, place) => [id, place]))

test.each([
  ["the next one goes to the end", "xab", "c", "xabc"],
  ["one that came late stands where it was chosen", "xacd", "b", "xabcd"],
  ["the first one stands behind what was there before", "xybc", "a", "xyabc"],
  ["where others were moved meanwhile, before the first that came after it", "dxca", "b", "bdxca"],
  ["where none that came after it is left, at the end", "xay", "b", "xayb"],
])("%s", (_how, there, arrived, then) => {
  const pictures = insertAsChosen([...there].map(photo), photo(arrived), places)
  expect(pictures.map(({ file_id }) => file_id)).toEqual([...then])
})
