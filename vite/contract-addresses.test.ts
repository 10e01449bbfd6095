import { globSync } from "node:fs"
import { build } from "vite"
import { expect, test } from "vitest"
import { z } from "zod"
import { calls } from "../src/slices.ts"
import { addressesOf, contractAddresses } from "./contract-addresses.ts"

const rename = {
  name: "rename",
  summary: "Rename a thing",
  who: "anyone",
  method: "PUT",
  path: "/things/{id}",
  input: z.object({ id: z.string() }),
  output: z.object({}),
}

test("of a contract method and path are left", () => {
  expect(addressesOf({ rename }, "src/things/thing.contract.ts")).toBe(
    `export const rename = {"method":"PUT","path":"/things/{id}"}\n`,
  )
})

test("anything else that a contract file exports is refused with a way out", () => {
  expect(() => addressesOf({ rename, sizes: ["s", "m"] }, "src/things/thing.contract.ts")).toThrow(
    'src/things/thing.contract.ts exports "sizes", which is no contract. The browser gets the addresses of contracts ' +
      "only: please move it to a .rules.ts or .schema.ts file beside it.",
  )
})

test("built for the browser, the contract files hold the addresses of all calls and import nothing", async () => {
  const entry = globSync("src/**/*.contract.ts")
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [contractAddresses()],
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ["es"] } },
  })
  const chunks = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []))
  const addresses = await Promise.all(
    chunks.map(async (chunk) => {
      if (chunk.type !== "chunk") throw new Error(`${chunk.fileName} is no script`)
      expect(chunk.imports).toEqual([])
      return Object.values(await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`))
    }),
  )
  const served = calls.map(({ contract: { method, path } }) => ({ method, path }))
  expect(addresses).toHaveLength(entry.length)
  expect(addresses.flat()).toHaveLength(served.length)
  expect(addresses.flat()).toEqual(expect.arrayContaining(served))
})
