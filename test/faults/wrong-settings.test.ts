/** The built site, started with what it cannot use: one message, no stack, nothing left running. */
import { spawnSync } from "node:child_process"
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "sthapati-wrong-"))
chmodSync(folder, 0o755)
const taken = createServer()

beforeAll(async () => {
  const built = spawnSync(process.execPath, ["scripts/run.mjs", "build"], { encoding: "utf8" })
  expect(built.status, built.stderr).toBe(0)
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve))
})
afterAll(() => {
  taken.close()
  rmSync(folder, { recursive: true, force: true })
})

const start = (settings: NodeJS.ProcessEnv) => {
  const { port } = taken.address() as { port: number }
  const env = { PATH: process.env.PATH, APP_ENV: "local", NODE_ENV: "production", PORT: String(port), DATA_DIR: folder }
  return spawnSync(process.execPath, ["--enable-source-maps", "build/server/index.js"], {
    env: { ...env, ...settings },
    encoding: "utf8",
    timeout: 60_000,
  })
}

test.each([
  ["PORT", {}],
  ["HOST", { HOST: "203.0.113.5" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://me@127.0.0.1:1/x", DEMO: "1" }],
  ["DATA_DIR", { DATA_DIR: "/dev/null/data" }],
  ["SMTP_URL", { SMTP_URL: "smtp://" }],
])("a wrong %s is one message that names it", (variable, settings) => {
  const { status, stdout, stderr } = start(settings)
  expect(status, stderr).toBe(1)
  expect(stdout).toBe("")
  expect(stderr).toContain(variable)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(stderr.trim().split("\n").length).toBeLessThan(5)
  expect(existsSync(join(folder, "postgres", "cluster", "postmaster.pid"))).toBe(false)
  expect(existsSync(join(folder, "running.json"))).toBe(false)
})
