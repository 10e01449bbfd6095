import { spawn } from "node:child_process"
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, afterEach, expect, test } from "vitest"
import {
  hasWritten,
  isGone,
  isReplaced,
  type LedgerApp,
  makeDataFolder,
  missingAfterRestart,
  pidFileOf,
  quietLog,
  serverLog,
  serverPid,
  startLedgerApp,
  until,
} from "../../../test/faults/ledger.ts"
import { withClient } from "../database/database-client.server.ts"
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.server.ts"
import { findRunningPostgres } from "./running-postgres.server.ts"

// The tests share one folder, one after the other: each must leave it in a state the next can start from.
const { dataDir, remove } = makeDataFolder()
afterAll(remove)

const running: EmbeddedPostgres[] = []
const apps: LedgerApp[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) {
    app.child.kill("SIGKILL")
    await app.ended
  }
  for (const postgres of running.splice(0)) await postgres.stop()
})

function startApp(): LedgerApp {
  const app = startLedgerApp(dataDir)
  apps.push(app)
  return app
}

async function startHere(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog })
  running.push(postgres)
  return postgres
}

test("a first start makes a database with a secret of its own, and the app's role may not change tables", async () => {
  const postgres = await startHere()
  expect(statSync(join(dataDir, "postgres", "access.json")).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir).filter((name) => name.includes("unfinished"))).toEqual([])
  await withClient(postgres.ownerUrl, (owner) => owner.query("create table sums (n int)"))
  await withClient(postgres.appUrl, async (app) => {
    await app.query("insert into sums values (1)")
    await expect(app.query("create table mine (n int)")).rejects.toThrow("permission denied")
    await expect(app.query("create schema mine")).rejects.toThrow("permission denied")
    await expect(app.query("create role other")).rejects.toThrow("permission denied")
    await app.query("create table graphile_worker.allowed_here (n int)")
    const { rows } = await app.query(
      `select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l,
       current_setting('idle_in_transaction_session_timeout') as i, current_setting('fsync') as f`,
    )
    expect(rows).toEqual([{ s: "5s", l: "3s", i: "10s", f: "on" }])
  })
  const wrong = postgres.appUrl.replace(/:[^:@]+@/, ":guess@")
  await expect(withClient(wrong, async () => {})).rejects.toThrow("password authentication failed")
  await postgres.stop()
  expect(existsSync(pidFileOf(dataDir))).toBe(false)
  expect(existsSync(join(dataDir, "running.json"))).toBe(false)
})

test("of two starts at once one runs, and the other is told where", async () => {
  startApp()
  startApp()
  const all = () => apps.flatMap((app) => app.said)
  const said = (start: string) => all().find((line) => line.startsWith(start))
  await until(() => said("ready") !== undefined && said("refused") !== undefined, "one ready, one refused")
  expect(said("refused")).toMatch(/already running.*\(process \d+\).*DATA_DIR/)
  const third = startApp()
  await third.ended
  expect(third.said.join()).toContain("already running at http://127.0.0.1:4101")
})

test("when the app is killed, the database stops in order and no acknowledged row is missing", async () => {
  const app = startApp()
  await hasWritten(app)
  const pid = serverPid(dataDir)
  app.child.kill("SIGKILL")
  await until(() => isGone(pid), "the database to end", 5)
  expect(serverLog(dataDir).trimEnd()).toMatch(/database system is shut down$/)
  expect(await missingAfterRestart(dataDir, app.acknowledged)).toEqual([])
})

test("when the database is killed, it is back on the same port and the app goes on", async () => {
  const app = startApp()
  await hasWritten(app)
  const before = serverPid(dataDir)
  process.kill(before, "SIGKILL")
  await isReplaced(dataDir, before)
  await hasWritten(app)
  app.child.kill("SIGTERM")
  expect(await app.ended).toBe(0)
  expect(await missingAfterRestart(dataDir, app.acknowledged)).toEqual([])
})

test("when both are killed at once, the next start recovers by itself", async () => {
  const app = startApp()
  await hasWritten(app)
  process.kill(serverPid(dataDir), "SIGKILL")
  app.child.kill("SIGKILL")
  await app.ended
  expect(await missingAfterRestart(dataDir, app.acknowledged)).toEqual([])
})

test("a pid file that names a dead process, or somebody else's by reuse of the number, does not stand in the way", async () => {
  const stranger = spawn("sleep", ["60"], { ...ownerOfCluster(), stdio: "ignore" })
  const dead = spawn("true")
  await new Promise((done) => dead.once("exit", done))
  for (const pid of [dead.pid, stranger.pid]) {
    writeFileSync(pidFileOf(dataDir), leftBy(pid), { mode: 0o600 })
    const postgres = await startHere()
    expect(serverPid(dataDir)).not.toBe(pid)
    await postgres.stop()
  }
  expect(stranger.exitCode).toBe(null)
  stranger.kill()
})

test("a link under a name that is written in the database's folder is not followed", async () => {
  const elsewhere = join(dataDir, "elsewhere")
  writeFileSync(elsewhere, "mine", { mode: 0o644 })
  const { uid } = statSync(elsewhere)
  const home = join(dataDir, "postgres")
  for (const name of ["access.json.next", "cluster/postmaster.pid.next"]) symlinkSync(elsewhere, join(home, name))
  writeFileSync(pidFileOf(dataDir), leftBy(1), { mode: 0o600 })
  const blocker = createServer()
  const { port } = JSON.parse(readFileSync(join(home, "access.json"), "utf8"))
  await new Promise<void>((done) => blocker.listen(port, "127.0.0.1", done))
  const postgres = await startHere()
  await postgres.stop()
  blocker.close()

  const log = join(home, "server.log")
  renameSync(log, `${log}.kept`)
  symlinkSync(elsewhere, log)
  await expect(startHere()).rejects.toThrow(log)
  renameSync(`${log}.kept`, log)
  expect([readFileSync(elsewhere, "utf8"), statSync(elsewhere).uid]).toEqual(["mine", uid])
})

test("a port that is taken is left to its owner, and another one is used and remembered", async () => {
  const first = await startHere()
  await first.stop()
  const owner = createServer()
  await new Promise<void>((done) => owner.listen(first.port, "127.0.0.1", done))
  const second = await startHere()
  expect(second.port).not.toBe(first.port)
  await second.stop()
  owner.close()
  const third = await startHere()
  expect(third.port).toBe(second.port)
  await third.stop()
})

test("one killed backend costs only its own connection", async () => {
  const postgres = await startHere()
  const pool = new pg.Pool({ connectionString: postgres.appUrl })
  pool.on("error", () => undefined)
  const { rows } = await pool.query("select pg_backend_pid() as pid")
  process.kill(rows[0].pid, "SIGKILL")
  await expect.poll(() => pool.query("select 1").then(() => "back", String), { timeout: 15_000 }).toBe("back")
  await pool.end()
  await postgres.stop()
})

function ownerOfCluster() {
  const { uid, gid } = statSync(join(dataDir, "postgres", "cluster"))
  return process.getuid?.() === 0 ? { uid, gid } : {}
}

/** What PostgreSQL writes, ending in the word that a careless reader takes for a running server. */
const leftBy = (pid: number | undefined) =>
  `${pid}\n${join(dataDir, "postgres", "cluster")}\n1700000000\n5432\n\n127.0.0.1\n  1234567         7\nready   \n`

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
