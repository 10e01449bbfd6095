/** What the operator's command says; what it records is tested beside the use case. */
import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"
import { readPapers } from "../scripts/verify-arguments.ts"
import { startTestApp } from "./app.ts"
import { createProfessional } from "./people.ts"

const verifyOn = (databaseUrl: string | undefined, ...args: string[]) => {
  const env = { ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl, DEMO: "1" }) }
  const command = spawnSync(process.execPath, ["scripts/verify.ts", ...args], { encoding: "utf8", env })
  const { status, stdout, stderr } = command
  return { status, stdout, stderr }
}
const verify = (...args: string[]) => verifyOn(undefined, ...args)

test("help is the usage, and no error", () => {
  expect(readPapers(["-h"])).toBe("help")
  const { status, stdout, stderr } = verify("--help")
  expect([status, stderr]).toEqual([0, ""])
  for (const option of [
    "npm run verify -- <e-mail>",
    "--look <id>",
    "--paper <id>",
    "--by",
    "--coa",
    "--gst",
    "--check",
    "--waiting",
    "--refuse",
    "--note",
    "--valid-until",
  ])
    expect(stdout).toContain(option)
})

test.each([
  [[], "Whose papers?"],
  [["--foo"], "The option --foo is not known."],
  [["a@b.example", "c@d.example"], "One professional at a time"],
  [["a@b.example", "--note"], "The option --note needs a value after it."],
  [["a@b.example", "--note", "--refuse"], "The option --note needs a value after it."],
  [["a@b.example", "--by"], "The option --by needs a value after it."],
  [["a@b.example", "--coa"], "The option --coa needs a value after it."],
  [["a@b.example", "--refuse=yes"], "The option --refuse takes no value."],
  [["a@b.example", "--paper", "p1"], "A paper says whose and what it is"],
  [["--paper", "p1", "--check", "kyc"], "A paper says whose and what it is"],
  [["--paper", "p1", "--coa", "CA/2010/12345", "--gst", "27AAPFU0939F1ZV"], "A paper says whose and what it is"],
  [["a@b.example", "--check", "pan"], 'There is no check "pan".'],
  [["a@b.example", "--valid-until", "tomorrow"], '"tomorrow" is not a day of the calendar, written as YYYY-MM-DD.'],
  [["a@b.example", "--valid-until", "2026-02-30"], '"2026-02-30" is not a day of the calendar'],
])("%j is refused with a sentence", (args, sentence) => {
  expect(() => readPapers(args)).toThrow(sentence)
})

test("a paper is looked at and decided by its id", () => {
  expect(readPapers(["--look", "p1", "--by", "Meera Joshi"])).toEqual({ look: { id: "p1", by: "Meera Joshi" } })
  expect(readPapers(["--paper", "p1", "--by", "Meera Joshi", "--refuse", "--coa", "CA/2010/12345"])).toEqual({
    paper: { id: "p1", by: "Meera Joshi", result: "refused", number: "CA/2010/12345" },
  })
})

test("a refusal is a sentence and the code 1", () => {
  const { status, stdout, stderr } = verify("--foo")
  expect([status, stdout]).toEqual([1, ""])
  expect(stderr).toContain("The option --foo is not known.")
  expect(stderr).not.toMatch(/ERR_|^\s+at /m)
})

test("what waits is listed by the end of its number, shown by a look that is recorded, and decided by its id", async () => {
  const t = await startTestApp()
  try {
    const { professional_id, token, email } = await createProfessional(t)
    const body = { check: "gst", number: "27AAPFU0939F1ZV" }
    const { id } = (await t.call("POST", `/provider/${professional_id}/papers`, { token, body })).body.paper
    const on = (...args: string[]) => verifyOn(t.databaseUrl, ...args)
    const listed = on("--waiting").stdout
    expect(listed).toContain(id)
    expect(listed).toContain("…F1ZV")
    for (const secret of [body.number, email]) expect(listed).not.toContain(secret)
    expect(on("--look", id, "--by", "Meera Joshi").stdout).toContain(body.number)
    expect(on("--paper", id, "--by", "Meera Joshi").stdout).toMatch(/GST.* …F1ZV: approved, by Meera Joshi/)
    const acts = t.db.selectFrom("audit_entries").select("act").where("subject", "in", [id, professional_id])
    expect(await acts.orderBy("created_at").execute()).toEqual([{ act: "look_at_paper" }, { act: "record_checks" }])
  } finally {
    await t.close()
  }
})
