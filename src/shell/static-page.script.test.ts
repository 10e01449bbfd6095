import { brotliCompressSync } from "node:zlib"
import { expect, test } from "vitest"
import headScript from "./head.script.ts?script-text"
import hydrateScript from "./hydrate.script.ts?script-text"
import staticPageScript from "./static-page.script.ts?script-text"

test.each([
  ["the head of every page", headScript, 400],
  ["pages without the application", staticPageScript, 2_600],
  ["pages that wait for it", hydrateScript, 600],
])("the script of %s stays small, whatever its modules grow into", (_, script, limit) => {
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(limit)
})
