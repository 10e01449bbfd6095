import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { withClient } from "../database/database-client.server.ts"
import { startEmbeddedPostgres } from "./embedded-postgres.server.ts"
import { findRunningPostgres } from "./running-postgres.server.ts"

test("a running database is found by its data folder, and only while it runs", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "sthapati-running-"))
  chmodSync(dataDir, 0o755)
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  try {
    expect(findRunningPostgres(dataDir)).toBeUndefined()
    const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, fsync: false })
    const found = findRunningPostgres(dataDir)
    expect(found).toEqual({ ownerUrl: postgres.ownerUrl, appUrl: postgres.appUrl })
    await withClient(found!.appUrl, (client) => client.query("select 1"))
    await postgres.stop()
    expect(findRunningPostgres(dataDir)).toBeUndefined()
    expect(findRunningPostgres(join(dataDir, "nowhere"))).toBeUndefined()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
