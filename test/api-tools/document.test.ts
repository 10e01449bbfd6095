import { createConfig, lintFromString } from "@redocly/openapi-core"
import { expect, test } from "vitest"
import { openapi } from "../../src/platform/api/openapi.server.ts"
import { documented } from "../../src/slices.ts"

const findings = async (document: object) => {
  const config = await createConfig({ extends: ["recommended"] })
  const found = await lintFromString({ source: JSON.stringify(document), config })
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}

test("Redocly's recommended rules find nothing in the API's document", async () => {
  expect(await findings(openapi(documented))).toEqual([])
})

test("a document without its refusals would be found", async () => {
  const document = openapi(documented)
  const components = { ...document.components, responses: {} }
  expect((await findings({ ...document, components })).length).toBeGreaterThan(0)
})
