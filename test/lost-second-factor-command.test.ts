/** What the operator's command says when it is called wrongly; what it does is tested beside the use case. */
import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/lost-second-factor.ts", ...args], {
    encoding: "utf8",
  })
  return { status, stdout, stderr }
}

test("help is the usage, and no error", () => {
  const { status, stdout, stderr } = run("--help")
  expect([status, stderr]).toEqual([0, ""])
  expect(stdout).toContain("npm run lost-second-factor -- <e-mail>")
})

test.each([[[]], [["--force"]], [["a@b.example", "c@d.example"]]])("%j is refused with a sentence", (args) => {
  const { status, stdout, stderr } = run(...args)
  expect([status, stdout]).toEqual([1, ""])
  expect(stderr).toContain("Whose second factor?")
  expect(stderr).not.toMatch(/ERR_|^\s+at /m)
})
