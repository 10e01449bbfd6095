/** What the door behind every npm script does before anything is installed. */
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"

test("packages are not installed through a link: the folder it leads to is somebody else's", () => {
  const folder = mkdtempSync(join(tmpdir(), "sthapati-install-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [site, theirs] = [join(folder, "site"), join(folder, "theirs")]
  mkdirSync(join(theirs, "package"), { recursive: true })
  cpSync("scripts", join(site, "scripts"), { recursive: true })
  writeFileSync(join(site, "package-lock.json"), "{}")
  symlinkSync(theirs, join(site, "node_modules"))

  const { status, stdout, stderr } = spawnSync(process.execPath, [join(site, "scripts/run.mjs"), "check"], {
    encoding: "utf8",
  })
  expect([status, stdout]).toEqual([1, ""])
  expect(stderr).toMatch(/^node_modules is a symbolic link.*remove the link.*\n$/)
  expect(readdirSync(theirs)).toEqual(["package"])
  expect(existsSync(join(site, ".data/install.lock"))).toBe(false)
})
