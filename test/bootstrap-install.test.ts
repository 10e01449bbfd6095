/** What the door behind every npm script does before anything is installed. */
import { spawn, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"

test("packages are not installed through a link: the folder it leads to is somebody else's", () => {
  const site = copyOfScripts()
  const theirs = join(site, "..", `${basename(site)}-theirs`)
  onTestFinished(() => rmSync(theirs, { recursive: true }))
  mkdirSync(join(theirs, "package"), { recursive: true })
  symlinkSync(theirs, join(site, "node_modules"))

  const { status, stdout, stderr } = spawnSync(process.execPath, [join(site, "scripts/run.mjs"), "check"], {
    encoding: "utf8",
  })
  expect([status, stdout]).toEqual([1, ""])
  expect(stderr).toMatch(/^node_modules is a symbolic link.*remove the link.*\n$/)
  expect(readdirSync(theirs)).toEqual(["package"])
  expect(existsSync(join(site, ".data/install.lock"))).toBe(false)
})

const copyOfScripts = () => {
  const folder = mkdtempSync(join(tmpdir(), "sthapati-install-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync("scripts", join(folder, "scripts"), { recursive: true })
  writeFileSync(join(folder, "package-lock.json"), "{}")
  return folder
}

test.each(["environment", ".env"])(
  "a port that is taken, said in the %s, is told before anything is installed",
  async (place) => {
    const taken = createServer()
    await new Promise<void>((resolve) => void taken.listen(0, "127.0.0.1", resolve))
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as { port: number }
    const folder = copyOfScripts()
    const { PORT: _, ...env } = process.env
    if (place === ".env") writeFileSync(join(folder, ".env"), `PORT=${port}\n`)
    else env.PORT = String(port)

    const started = spawn(process.execPath, [join(folder, "scripts/run.mjs"), "start"], { env, stdio: "pipe" })
    const [stdout, stderr] = await Promise.all([text(started.stdout), text(started.stderr)])
    expect(stdout).toBe("")
    expect(stderr).toContain(`PORT: another program already listens on 127.0.0.1:${port}.`)
    expect(existsSync(join(folder, ".data"))).toBe(false)
  },
)
