// The list of services while its catalogue cannot be read.
import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { RouterContextProvider } from "react-router"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { DB } from "../../../db/types.ts"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { pageContext } from "../../platform/pages/page-handle.ts"
import { loader } from "./services.page.tsx"

let t: TestApp
let away: Kysely<DB>
beforeAll(async () => {
  t = await startTestApp()
  // A port at which nobody listens.
  away = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new pg.Pool({ host: "127.0.0.1", port: 1 }) }) })
})
afterAll(async () => {
  await away.destroy()
  await t.close()
})

const load = async (db: Kysely<DB>) => {
  const context = new RouterContextProvider()
  const ctx = { db, clock: () => t.clock.now, publicUrl: "", actor: null, language: "en", requestId: "", network: "" }
  context.set(pageContext, { ctx, nonce: "", isCached: true, demo: false, showsMails: false } as never)
  const answer = await loader({ context } as never)
  return "init" in answer ? { ...answer.data, status: answer.init?.status } : { ...answer, status: 200 }
}

test("without the catalogue the six are named, as a failure: the page that is kept stays", async () => {
  const [there, gone] = [await load(t.db), await load(away)]
  expect([there.status, there.isStandard, gone.status, gone.isStandard]).toEqual([200, false, 503, true])
  const listed = (one: typeof there) => one.services.map(({ slug, is_available }) => [slug, is_available])
  expect(listed(gone)).toEqual(listed(there))
})
