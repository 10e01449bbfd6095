import { createConfig, lintFromString } from "@redocly/openapi-core"
import { expect, test } from "vitest"
import { openapi } from "../../src/platform/api/openapi.server.ts"
import { documented } from "../../src/slices.ts"

const findings = async (document: object) => {
  const config = await createConfig({ extends: ["recommended"] })
  const found = await lintFromString({ source: JSON.stringify(document), config })
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}

/** Both paths are specified, and the router tells them apart: what stands as a word goes before what stands for one. */
const specified =
  /^no-ambiguous-paths: .* two ambiguous paths: (`\/professional\/analytics\/\{professionalId\}` and `\/professional\/\{id\}\/review`|`\/blog\/posts\/slug\/\{slug\}` and `\/blog\/posts\/\{id\}\/\w+`)\./

test("Redocly's recommended rules find nothing in the API's document", async () => {
  const found = await findings(openapi(documented))
  expect(found.filter((finding) => !specified.test(finding))).toEqual([])
})

test("a document without its refusals would be found", async () => {
  const document = openapi(documented)
  const components = { ...document.components, responses: {} }
  expect((await findings({ ...document, components })).length).toBeGreaterThan(0)
})
