import { expect, test } from "vitest"
import { photoSizes, photoSources } from "./photo-sizes.ts"
import { fileAddress } from "./purposes.ts"

test("what is written out for srcset are the sizes there are", () => {
  const sources = Object.entries(photoSizes).map(([name, pixels]) => `${fileAddress("a1", name)} ${pixels}w`)
  expect(photoSources("a1").split(",")).toEqual(sources)
})
