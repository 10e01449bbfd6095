/** The site as somebody starts it, stopped by Ctrl-C while it is asked: all are answered, and it says that it has stopped. */
import { spawn } from "node:child_process"
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { until } from "../until.ts"
import { freePort } from "./app-site.ts"

test("Ctrl-C under load cuts no request, and says that the site has stopped", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sthapati-stop-"))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(folder, "data"), RATE_LIMIT_SCALE: "1000" }
  const site = spawn(process.execPath, ["scripts/run.mjs", "start"], { env, stdio: ["ignore", "pipe", "inherit"] })
  onTestFinished(() => {
    site.kill("SIGKILL")
    rmSync(folder, { recursive: true, force: true })
  })
  let said = ""
  site.stdout.on("data", (text: Buffer) => {
    said += text
  })
  const ended = new Promise((done) => site.once("exit", done))
  await until(() => said.includes("is ready"), "the site", { seconds: 240 })

  let answered = 0
  const faults: unknown[] = []
  const ask = async () => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/search?query=interior`).catch((error: Error) => error)
      if (answer instanceof Error) return codeOf(answer) === "ECONNREFUSED" || faults.push(codeOf(answer))
      if (!answer.ok) return faults.push(answer.status)
      await answer.text()
      answered += 1
    }
  }
  const customers = Promise.all(Array.from({ length: 20 }, ask))
  await until(() => answered > 100, "the load")
  site.kill("SIGINT")
  await customers
  expect(faults).toEqual([])
  expect(await ended).toBe(0)
  expect(said.trim().split("\n").at(-1)).toBe("Sthapati has stopped.")
  expect(existsSync(join(folder, "data", "postgres", "cluster", "postmaster.pid"))).toBe(false)
}, 300_000)

const codeOf = ({ cause }: Error) => (cause as { code?: string } | undefined)?.code
