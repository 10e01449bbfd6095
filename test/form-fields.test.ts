import { globSync } from "node:fs"
import { resolve } from "node:path"
import { build } from "vite"
import { expect, test } from "vitest"
import { formFields } from "../vite/form-fields.ts"

test.each(globSync("src/**/*.fields.ts"))("built for the browser, %s is data and imports nothing", async (entry) => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [formFields()],
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ["es"] } },
  })
  const chunks = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []))
  expect(chunks).toHaveLength(1)
  const [chunk] = chunks
  if (chunk?.type !== "chunk") throw new Error(`${entry} became no script`)
  expect(chunk.imports).toEqual([])
  const inBrowser = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)
  expect({ ...inBrowser }).toEqual({ ...(await import(resolve(entry))) })
})
