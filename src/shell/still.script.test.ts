import { brotliCompressSync } from "node:zlib"
import { expect, test } from "vitest"
import headScript from "./head.script.ts?script-text"
import stillScript from "./still.script.ts?script-text"
import wakeScript from "./wake.script.ts?script-text"

test.each([
  ["the head of every page", headScript, 400],
  ["pages without the application", stillScript, 2_600],
  ["pages that wait for it", wakeScript, 600],
])("the script of %s stays small, whatever its modules grow into", (_, script, limit) => {
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(limit)
})
