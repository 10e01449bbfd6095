import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../test/database.ts"
import { readConfig } from "./config.server.ts"
import { openExternalDatabase, urlOfDatabase, withClient } from "./database/database-client.server.ts"
import { migrate } from "./database/migrate.server.ts"
import { exampleSettings } from "./example-settings.server.ts"
import { databaseFault, dataFolderFault, listenFault, unfitDatabase } from "./start-faults.server.ts"

const { adminUrl } = inject("postgres")
const folder = mkdtempSync(join(tmpdir(), "sthapati-start-"))
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const local = { DATA_DIR: join(folder, "data"), APP_ENV: "local" }
const saidOf = (env: NodeJS.ProcessEnv) => {
  try {
    return readConfig({ ...local, ...env }) && ""
  } catch (error) {
    return (error as Error).message
  }
}
const refusalOf = (url: string) =>
  openExternalDatabase(url).then(
    () => "",
    (error: Error) => error.message,
  )
const patient = { timeout: 10_000 }
const asAdmin = (statement: string) => withClient(adminUrl, (client) => client.query(statement))
const createDatabase = async (name: string, how = "") => {
  await asAdmin(`create database ${name} ${how}`)
  // Whoever was refused may still be hanging up: forced, that would fail.
  onTestFinished(() =>
    expect.poll(() => asAdmin(`drop database ${name}`).then(() => "dropped", String), patient).toBe("dropped"),
  )
}
const changed = (url: string, parts: Partial<URL>) => Object.assign(new URL(url), parts).href

test.each([
  "file:///srv/pictures",
  "s3://key:sec%2Fret@s3.ap-south-1.amazonaws.com/bucket?region=ap-south-1",
  "s3+http://key:secret@127.0.0.1:9000/bucket",
])("pictures may be kept at %s", (url) => {
  expect(readConfig({ ...local, FILES_URL: url }).filesUrl).toBe(url)
})

test.each(["/srv/pictures", "s3://host/bucket", "s3://key:secret@host", "https://key:secret@host/bucket", "s3:"])(
  "but not at %s, which is said at start",
  (url) => {
    expect(saidOf({ FILES_URL: url })).toMatch(/^ {2}FILES_URL must be a folder .* or a bucket such as s3:/m)
  },
)

test("what is set wrong is named in one message, with the way out", () => {
  const said = saidOf({
    PORT: "99999",
    DATABASE_URL: "postgres://me:pass#word@host:5432/x",
    SMTP_URL: "smtp://",
    DEMO: "maybe",
    LOG_LEVEL: "loud",
    TRUSTED_PROXIES: "10.0.0.0/8, proxy",
    PUBLIC_URL: "sthapati.example",
    // The login would refuse it.
    ADMIN_EMAIL: "admin@localhost",
    FILES_URL: "s3://host/bucket",
  })
  const named = said.split("\n").flatMap((line) => /^ {2}([A-Z_]+) must be/.exec(line)?.[1] ?? [])
  expect(named.sort()).toEqual([
    "ADMIN_EMAIL",
    "DATABASE_URL",
    "DEMO",
    "FILES_URL",
    "LOG_LEVEL",
    "PORT",
    "PUBLIC_URL",
    "SMTP_URL",
    "TRUSTED_PROXIES",
  ])
  expect(said).toContain(".env.example")
  expect(said).not.toContain("pass#word")
  expect(saidOf({ PORT: "80.5" })).toContain("PORT must be a whole number")
})

test("what is right is taken", () => {
  const config = readConfig({
    ...local,
    HOST: "::1",
    DATABASE_URL: "postgresql://me:p%23@[::1]/x?sslmode=require",
    SMTP_URL: "smtps://user%40firm.example:p%2F@mail.example",
    TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,fd00::/8",
  })
  expect(config.trustedProxies).toEqual(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])
  expect(URL.canParse(config.publicUrl)).toBe(true)
  expect(config.demo).toBe(false)
})

test("an address is one however it is written", () => {
  expect(readConfig({ ...local, ADMIN_EMAIL: " Asha@Test.example " }).adminEmail).toBe("asha@test.example")
  expect(readConfig({ ...local, ADMIN_EMAIL: "" }).adminEmail).toBeUndefined()
})

test("an own database turns the demo off, and then there must be a way for mails", () => {
  expect(saidOf({ DATABASE_URL: database.url })).toMatch(/SMTP_URL.*DEMO=1.*DATABASE_URL/s)
  expect(saidOf({ DATABASE_URL: database.url, DEMO: "1" })).toBe("")
})

test("production wants a secret and an address of its own", () => {
  const production = { APP_ENV: "production", SMTP_URL: "smtp://127.0.0.1:25", DATABASE_URL: database.url }
  const APP_SECRET = "a".repeat(32)
  const PUBLIC_URL = "https://sthapati.example"
  expect(saidOf({ ...production, PUBLIC_URL })).toMatch(/^ {2}APP_SECRET is required/m)
  expect(saidOf({ ...production, APP_SECRET })).toMatch(/^ {2}PUBLIC_URL is required/m)
  expect(saidOf({ ...production, APP_SECRET, PUBLIC_URL: "" })).toMatch(/^ {2}PUBLIC_URL is required/m)
  expect(saidOf({ ...production, APP_SECRET, PUBLIC_URL })).toBe("")
})

test("all that is missing or wrong is said at once", () => {
  const said = saidOf({ APP_ENV: "production", PORT: "99999" })
  expect(said.match(/^ {2}([A-Z_]+)/gm)?.map((line) => line.trim())).toEqual([
    "PORT",
    "SMTP_URL",
    "APP_SECRET",
    "PUBLIC_URL",
  ])
})

test("what still ends in .example is named, of the environment and of the brand", () => {
  const named = (config: Parameters<typeof exampleSettings>[0]) =>
    exampleSettings(config).map((one) => one.split(" (")[0])
  const ofBrand = named({ mailFrom: "Us <us@ours.in>", publicUrl: "https://ours.in" })
  expect(ofBrand).toContain("src/brand.ts: emails.support")
  expect(ofBrand).toContain("src/brand.ts: grievanceOfficer.email")
  expect(ofBrand.filter((name) => !name!.startsWith("src/brand.ts"))).toEqual([])
  expect(
    named({ mailFrom: "S <hello@sthapati.example>", publicUrl: "https://sthapati.example", adminEmail: "a@b.in" }),
  ).toEqual(["MAIL_FROM", "PUBLIC_URL", ...ofBrand])
})

test("mails are shown to everybody only where none is sent", () => {
  const shows = (env: NodeJS.ProcessEnv) => readConfig({ ...local, DEMO: "1", ...env }).showsMails
  expect([
    shows({}),
    shows({ SMTP_URL: "smtp://127.0.0.1:25" }),
    shows({ DEMO: "0", SMTP_URL: "smtp://127.0.0.1:25" }),
  ]).toEqual([true, false, false])
})

test("a data folder that is none is named", () => {
  writeFileSync(join(folder, "file"), "")
  expect(saidOf({ DATA_DIR: join(folder, "file", "data") })).toMatch(/^DATA_DIR: .*file\/data cannot be a folder/)
  const missing = Object.assign(new Error("spawn initdb ENOENT"), { code: "ENOENT" })
  expect(dataFolderFault(missing, "/srv/data")).toBe(missing)
  const denied = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" })
  expect(String(dataFolderFault(denied, "/srv/data"))).toMatch(/DATA_DIR: this user cannot write to \/srv\/data/)
})

test("a secret of our own is made once and whole", () => {
  const DATA_DIR = join(folder, "secret")
  const { secret } = readConfig({ ...local, DATA_DIR })
  expect(secret).toHaveLength(64)
  expect(readConfig({ ...local, DATA_DIR }).secret).toBe(secret)
  expect(readdirSync(DATA_DIR)).toEqual(["app-secret"])
  expect(statSync(join(DATA_DIR, "app-secret")).mode & 0o777).toBe(0o600)
})

test("a secret that was cut short is named with its file", () => {
  const DATA_DIR = join(folder, "secret")
  const file = join(DATA_DIR, "app-secret")
  for (const rest of ["", "\n", "abcdefghijklmnopqrstuvwxyz01234"]) {
    writeFileSync(file, rest)
    expect(saidOf({ DATA_DIR })).toBe(
      `APP_SECRET: the file ${file} that holds it is empty or cut short.\n` +
        "Delete the file (the next start makes a new one, and everybody signs in anew), or set APP_SECRET.",
    )
  }
  expect(saidOf({ DATA_DIR, APP_SECRET: "a".repeat(32) })).toBe("")
})

test("a database behind a socket's folder is an address too, one without a host is none", () => {
  expect(saidOf({ DEMO: "1", DATABASE_URL: "postgres://me:secret@/sthapati?host=/run/postgresql" })).toBe("")
  expect(saidOf({ DATABASE_URL: "postgres://db.example:port/sthapati" })).toMatch(/DATABASE_URL must be an address/)
  expect(saidOf({ SMTP_URL: "smtp://me:secret@/x" })).toMatch(/SMTP_URL must be an address/)
})

test("a certificate that is not there is named with the setting", () => {
  const url = "postgres://me@db.example/sthapati?sslmode=verify-full&sslrootcert=/no/such.pem"
  expect(String(databaseFault(new Error("ENOENT"), url))).toMatch(/DATABASE_URL: .*\/no\/such\.pem/)
})

test("a database that cannot be used is named with what is wrong and what to do", async () => {
  expect(await refusalOf(changed(adminUrl, { port: "1" }))).toMatch(/^DATABASE_URL: nothing answers at .*:1\./)
  const unknown = Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" })
  expect(String(databaseFault(unknown, changed(adminUrl, { hostname: "nowhere.invalid" })))).toContain(
    "no machine called nowhere",
  )
  expect(await refusalOf(changed(database.url, { password: "guess" }))).toMatch(/refuses the user sthapati_app/)
  expect(await refusalOf(urlOfDatabase(adminUrl, "nothing"))).toMatch(/no database nothing.*createdb nothing/s)
  expect(await refusalOf(database.url)).toBe("")
})

test("a server that keeps this machine, this user or an open line out does not blame the password", async () => {
  const { host } = new URL(adminUrl)
  // As PostgreSQL says it; the servers of the tests let every local connection try its password.
  const refused = Object.assign(
    new Error('no pg_hba.conf entry for host "192.0.2.7", user "postgres", database "sthapati", no encryption'),
    { code: "28000" },
  )
  const said = String(databaseFault(refused, adminUrl))
  expect(said).toContain(`DATABASE_URL: PostgreSQL at ${host} does not let the user`)
  expect(said).toContain("Append ?sslmode=require, or allow this machine in pg_hba.conf.")
  expect(said).not.toContain("password")

  const name = `guest_${Date.now()}`
  await asAdmin(`create role ${name} nologin password 'guest'`)
  onTestFinished(async () => void (await asAdmin(`drop role ${name}`)))
  const guest = await refusalOf(changed(adminUrl, { username: name, password: "guest" }))
  expect(guest).toContain(`does not let the user ${name} in.`)
})

test("a server without TLS, or with a certificate of its own making, is told from one that is away", async () => {
  expect(await refusalOf(changed(adminUrl, { search: "?sslmode=verify-full" }))).toMatch(/does not speak TLS.*sslmode/)
  const selfMade = Object.assign(new Error("self-signed certificate"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" })
  expect(String(databaseFault(selfMade, adminUrl))).toMatch(/DATABASE_URL: .*certificate of PostgreSQL.*&sslrootcert=/)
})

test("a database in another alphabet is refused", async () => {
  const name = `latin_${Date.now()}`
  await createDatabase(name, "template template0 encoding 'LATIN1' locale_provider libc locale 'C'")
  expect(await refusalOf(urlOfDatabase(adminUrl, name))).toMatch(/DATABASE_URL: .*LATIN1.*encoding 'UTF8'/s)
})

test("a user who may not make tables is told to own the database", async () => {
  const name = `lesser_${Date.now()}`
  await createDatabase(name)
  const url = urlOfDatabase(database.url, name)
  const error = await migrate(url).catch((refusal: unknown) => refusal)
  expect(String(databaseFault(error, url))).toMatch(/DATABASE_URL: the user sthapati_app may not make tables.*owner to/)
})

test("an old PostgreSQL is refused, and from 15 on all are taken", () => {
  expect(String(unfitDatabase({ version: 140_012, encoding: "UTF8" }))).toMatch(/DATABASE_URL: .*PostgreSQL 14.*15/)
  expect(unfitDatabase({ version: 150_000, encoding: "UTF8" })).toBeUndefined()
})

test("where the site cannot listen, it is PORT or HOST", async () => {
  const listen = (port: number, host: string) =>
    new Promise<unknown>((resolve) => {
      const server = createServer()
      server.once("error", (error) => resolve(String(listenFault(error, { port, host }))))
      server.listen(port, host, () => resolve(server))
    })
  const taken = (await listen(0, "127.0.0.1")) as ReturnType<typeof createServer>
  const { port } = taken.address() as { port: number }
  expect(await listen(port, "127.0.0.1")).toMatch(/PORT: another program already listens/)
  expect(await listen(port, "203.0.113.5")).toMatch(/HOST: 203.0.113.5 is no address of this machine/)
  // A name is asked of the machine's resolver, which may take its time.
  const unknown = Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" })
  expect(String(listenFault(unknown, { port, host: "nohost.invalid" }))).toMatch(/HOST: nohost.invalid is no address/)
  taken.close()
})

test("every other error stays as it is", () => {
  const bug = new Error("relation does not exist")
  expect(databaseFault(bug, adminUrl)).toBe(bug)
  expect(listenFault(bug, { host: "127.0.0.1", port: 1 })).toBe(bug)
  expect(dataFolderFault(bug, "/")).toBe(bug)
})
