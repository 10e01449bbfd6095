import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterEach, expect, test } from "vitest"
import { withClient } from "../../src/platform/database/database-client.server.ts"
import { startEmbeddedPostgres } from "../../src/platform/embedded-postgres/embedded-postgres.server.ts"
import {
  hasWritten,
  isReplaced,
  type LedgerApp,
  makeDataFolder,
  missingAfterRestart,
  quietLog,
  serverPid,
  startLedgerApp,
  until,
} from "./ledger.ts"

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0).reverse()) cleanUp()
})

function newFolder(): string {
  const { dataDir, remove } = makeDataFolder()
  cleanUps.push(remove)
  return dataDir
}

function startApp(dataDir: string): LedgerApp {
  const app = startLedgerApp(dataDir)
  cleanUps.push(() => app.child.kill("SIGKILL"))
  return app
}

test("a start killed at any moment while the database is being made leaves nothing in the way", async () => {
  for (const delay of [150, 300, 450, 600, 800, 1000, 1300, 1600]) {
    const dataDir = newFolder()
    const app = startApp(dataDir)
    await sleep(delay)
    app.child.kill("SIGKILL")
    await app.ended
    const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog })
    await postgres.stop()
    // An initdb that outlived its app may still hold its own folder for a moment; the next start takes it away.
    await sleep(1500)
    await (await startEmbeddedPostgres({ dataDir, log: quietLog })).stop()
    expect(
      readdirSync(dataDir).filter((name) => name.includes("unfinished")),
      `killed after ${delay} ms`,
    ).toEqual([])
  }
})

test("thirty accidents in a row on one folder: app, database, both, or all processes at once", async () => {
  const dataDir = newFolder()
  const acknowledged: number[] = []
  const accidents = [killApp, killDatabase, killBoth, killEverything]
  for (let round = 0; round < 30; round++) {
    const app = startApp(dataDir)
    await hasWritten(app, 20)
    await sleep((round * 37) % 200)
    await accidents[round % accidents.length]?.(app, dataDir)
    acknowledged.push(...app.acknowledged)
    expect(new Set(acknowledged).size, "a number was acknowledged twice").toBe(acknowledged.length)
  }
  expect(await missingAfterRestart(dataDir, acknowledged)).toEqual([])
})

test("eight starts at once on a fresh folder: one runs, seven are told so", async () => {
  const dataDir = newFolder()
  const apps = Array.from({ length: 8 }, () => startApp(dataDir))
  const count = (start: string) => apps.filter((app) => app.said.some((line) => line.startsWith(start))).length
  await until(() => count("refused") === 7 && count("ready") === 1, "one ready and seven refused", 60)
  for (const app of apps) app.child.kill("SIGTERM")
  await Promise.all(apps.map((app) => app.ended))
})

test.skipIf(process.getuid?.() !== 0)(
  "a full disk ends the database; it is back as soon as there is room",
  async () => {
    const dataDir = newFolder()
    const disk = join(dataDir, "disk")
    mkdirSync(disk, { mode: 0o755 })
    expect(spawnSync("mount", ["-t", "tmpfs", "-o", "size=150m,mode=755", "tmpfs", disk]).status).toBe(0)
    cleanUps.push(() => spawnSync("umount", ["-l", disk]))
    const app = startApp(disk)
    await hasWritten(app)
    const ballast = join(disk, "ballast")
    fillUp(ballast)
    await useUpWal(disk)
    await until(() => app.said.some((line) => line.includes("ended by itself")), "the database to give up", 60)
    rmSync(ballast)
    await hasWritten(app)
    app.child.kill("SIGTERM")
    await app.ended
    expect(await missingAfterRestart(disk, app.acknowledged)).toEqual([])
  },
)

async function killApp(app: LedgerApp) {
  app.child.kill("SIGKILL")
  await app.ended
}

async function killDatabase(app: LedgerApp, dataDir: string) {
  const pid = serverPid(dataDir)
  process.kill(pid, "SIGKILL")
  await isReplaced(dataDir, pid)
  await hasWritten(app, 20)
  await killApp(app)
}

async function killBoth(app: LedgerApp, dataDir: string) {
  process.kill(serverPid(dataDir), "SIGKILL")
  await killApp(app)
}

/** Also the shells between the two, so that nobody is left to stop or to collect the server. */
async function killEverything(app: LedgerApp, dataDir: string) {
  const found = spawnSync("pgrep", ["-f", dataDir], { encoding: "utf8" }).stdout.split("\n").filter(Boolean).map(Number)
  for (const pid of found.filter((pid) => pid !== serverPid(dataDir))) killIfThere(pid)
  await app.ended
  // Every second time the server itself survives as an orphan.
  if (app.acknowledged.length % 2) killIfThere(serverPid(dataDir))
}

function killIfThere(pid: number) {
  try {
    process.kill(pid, "SIGKILL")
  } catch {
    // Already gone with one of the others.
  }
}

/** The log's segments are made ahead of time, 16 MB each: go on to the next one until none can be made. */
async function useUpWal(dataDir: string) {
  const { port, ownerPassword } = JSON.parse(readFileSync(join(dataDir, "postgres", "access.json"), "utf8"))
  const url = `postgres://sthapati_owner:${ownerPassword}@127.0.0.1:${port}/postgres`
  const fill = withClient(url, async (client) => {
    while (true) await client.query("select pg_logical_emit_message(false, 'fill', 'x'), pg_switch_wal()")
  })
  await expect(fill).rejects.toThrow()
}

function fillUp(file: string) {
  for (let size = 16_000_000; size > 4000; size = Math.floor(size / 2)) {
    try {
      while (true) writeFileSync(file, Buffer.alloc(size), { flag: "a" })
    } catch {
      // No room for a piece of this size: try smaller ones.
    }
  }
  expect(existsSync(file)).toBe(true)
}
