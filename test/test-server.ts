/**
 * The PostgreSQL the tests run on: an embedded one made for the run, or the external one named by TEST_DATABASE_URL
 * (a superuser's address). Either way one template database is migrated once and cloned for every test file.
 */
import { randomBytes } from "node:crypto"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { urlOfDatabase, withClient } from "../src/platform/database/database-client.server.ts"
import { migrate } from "../src/platform/database/migrate.server.ts"
import { startEmbeddedPostgres } from "../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { APP_ROLE, prepareDatabase } from "../src/platform/embedded-postgres/postgres-roles.server.ts"

/** Plain values, because they travel to the test workers. */
export type TestServer = { adminUrl: string; appUrl: string; template: string }

export async function startTestServer(): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const external = process.env.TEST_DATABASE_URL
  const { adminUrl, release } = external ? { adminUrl: external, release: async () => {} } : await startEmbedded()
  const template = `template_${randomBytes(6).toString("hex")}`
  const appPassword = randomBytes(12).toString("hex")
  const appUrl = asAppRole(adminUrl, appPassword)
  try {
    await prepareDatabase(adminUrl, template, appPassword)
    await migrate(urlOfDatabase(adminUrl, template), urlOfDatabase(appUrl, template))
    await withClient(adminUrl, (client) => client.query(`alter database ${template} with allow_connections false`))
  } catch (error) {
    await release()
    throw error
  }
  return {
    server: { adminUrl, appUrl, template },
    async stop() {
      await withClient(adminUrl, (client) => client.query(`drop database ${template} with (force)`))
      await release()
    },
  }
}

function asAppRole(adminUrl: string, password: string): string {
  const url = new URL(adminUrl)
  url.username = APP_ROLE
  url.password = password
  return url.href
}

/** The folder is 755 because under root the server runs as another user. */
async function startEmbedded() {
  const dataDir = mkdtempSync(join(tmpdir(), "sthapati-test-"))
  chmodSync(dataDir, 0o755)
  const quiet = { info: () => {}, warn: console.warn, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, fsync: false })
  return {
    adminUrl: urlOfDatabase(postgres.ownerUrl, "postgres"),
    async release() {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
