/** What `npm test -- …` runs, and that what it started goes with it. */
import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { clearRunFolder, makeRunFolder } from "../scripts/bootstrap/run-folder.mjs"
import { startStaticChecks } from "../scripts/bootstrap/static-checks.mjs"
import { readSelection } from "../scripts/bootstrap/test-selection.mjs"

test("nothing said means everything", () => {
  const { checks, unit, browser } = readSelection([])
  expect([checks, unit, browser]).toEqual([true, ["--passWithNoTests"], ["--pass-with-no-tests"]])
})

test("where a file stands decides who runs it, and only that one runs", () => {
  expect(readSelection(["src/app.ts"])).toEqual({ checks: false, unit: ["src/app.ts"], browser: undefined })
  const found = readSelection(["./e2e/journeys/race.spec.ts", "-t", "double click", "--repeat-each=2"])
  expect(found).toEqual({
    checks: false,
    unit: undefined,
    browser: ["e2e/journeys/race\\.spec\\.ts", "--grep", "double click", "--repeat-each=2"],
  })
  expect(readSelection(["src/app.ts", "-t", "x"]).unit).toEqual(["src/app.ts", "--testNamePattern", "x"])
})

test("all shards together are everything, once", () => {
  const shards = ["--shard=1/2", "--shard=2/2"].map((shard) => readSelection([shard]))
  expect(shards.map(({ checks }) => checks)).toEqual([true, false])
  for (const [at, { unit, browser }] of shards.entries()) {
    expect(unit).toContain(`--shard=${at + 1}/2`)
    expect(browser).toContain(`--shard=${at + 1}/2`)
  }
})

test("what cannot be run is refused with a sentence", () => {
  expect(() => readSelection(["src/nothing.test.ts"])).toThrow("There is no file or folder src/nothing.test.ts")
  expect(() => readSelection(["--shard", "3"])).toThrow("A shard is written as 1/2")
  expect(() => readSelection(["test/faults/app-mail.test.ts"])).toThrow("npm run test:faults")
})

test.skipIf(!existsSync("/proc/self/environ"))("what a run leaves behind is ended and named", async () => {
  const folder = makeRunFolder()
  const left = spawn("sleep", ["60"], { env: { ...process.env, TMPDIR: folder }, stdio: "ignore" })
  onTestFinished(() => void left.kill("SIGKILL"))
  const ended = new Promise((done) => left.once("exit", (_code, signal) => done(signal)))
  writeFileSync(join(folder, "forgotten"), "")
  expect(await clearRunFolder(folder, { patience: 0 })).toEqual(["sleep 60"])
  expect(await ended).toBe("SIGKILL")
  expect(existsSync(folder)).toBe(false)
})

test("a run's folder is where TMPDIR says, and not in a memory that is not there", () => {
  vi.stubEnv("TMPDIR", tmpdir())
  onTestFinished(() => void vi.unstubAllEnvs())
  const folders = [makeRunFolder(), makeRunFolder("/no/such/memory")]
  onTestFinished(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })))
  expect(folders.map(dirname)).toEqual([tmpdir(), tmpdir()])
})

test("static checks run beside each other, and what each says stays together", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sthapati-checks-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const begun: string[] = []
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  const runNode = async ([program]: string[], _more: object, { stdio }: { stdio: ["ignore", number, number] }) => {
    begun.push(program!)
    writeSync(stdio[1], `${program} begins\n`)
    await gate
    writeSync(stdio[2], `${program} ends\n`)
    return program!.includes("react-router") ? 1 : 0
  }
  const checks = startStaticChecks(runNode, folder)
  expect(begun).toHaveLength(checks.length)
  letGo()
  for (const [at, { running }] of checks.entries()) {
    const { code, said } = await running
    expect(said).toBe(`${begun[at]} begins\n${begun[at]} ends\n`)
    // The types of the pages could not be made: the check of types, which needs them, is not begun.
    expect(code).toBe(at === 0 ? 1 : 0)
  }
})
