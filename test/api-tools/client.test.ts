import { execFile } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import openapiTypes, { astToString } from "openapi-typescript"
import { afterAll, beforeAll, expect, test } from "vitest"
import { listMails } from "../../src/platform/mail/mail.server.ts"
import { publicUrl, startTestApp, type TestApp } from "../app.ts"
import { createProfessional, password } from "../people.ts"

const stranger = join(import.meta.dirname, "stranger")

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("types made from the document know each call: the main job compiles, and each mistake does not", async () => {
  const { body: document } = await t.call("GET", "/openapi.json")
  writeFileSync(join(stranger, "api.d.ts"), astToString(await openapiTypes(document)))
  const found = await compile()
  const marked = readFileSync(join(stranger, "mistakes.ts"), "utf8")
    .split("\n")
    .flatMap((line, place) => (line.includes("// wrong:") ? [`mistakes.ts(${place + 1}`] : []))
  expect(
    found.map((line) => line.split(",")[0]),
    found.join("\n"),
  ).toEqual(marked)
})

test("a client of these types signs up, activates, logs in, searches, books and confirms", async () => {
  const business_name = "Pethkar & Rao Interiors"
  const { email } = await createProfessional(t, { business_name })
  const person = {
    full_name: "Asha Kulkarni",
    email: "asha@test.example",
    password: "Vaastu-Pune-411",
    mobile_number: "+919822012345",
  }
  const openMail = async () => {
    const [mail] = await listMails(t.db, publicUrl, person.email)
    return new URL(/http\S+activate-account\S+/.exec(mail?.text ?? "")![0])
  }
  const site = await t.app.listen({ host: "127.0.0.1", port: 0 })
  const professional = { email, password, business_name }
  // By a name that the compiler does not follow: it is not of our types but of those made above.
  const { doMainJob } = await import(join(stranger, "main-job.ts"))
  expect(await doMainJob({ baseUrl: `${site}/api`, person, openMail, professional })).toEqual({
    booked: "pending",
    codes: ["activation_required", "conflict"],
    // The customer reads it once it cannot be undone any more.
    seen: "pending",
    name: business_name,
  })
})

/** The compiler's complaints, a line each. */
const compile = async () => {
  const tsc = join("node_modules", "typescript", "bin", "tsc")
  const complaints = await promisify(execFile)(process.execPath, [tsc, "-p", stranger, "--pretty", "false"]).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  )
  return complaints.split("\n").flatMap((line) => (/error TS/.test(line) ? [line.replace(/^.*stranger\//, "")] : []))
}
