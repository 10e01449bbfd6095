/**
 * `kill -9` in the middle of what changes an account: everything but its last row is written, nothing committed. After the
 * next start it is done or not begun, never half; and asked again, or taken up again by the job, it is done once.
 */
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { OwnSite } from "../../e2e/own-site.ts"
import { openDb, openPool } from "../../src/platform/database/database.server.ts"
import { findRunningPostgres } from "../../src/platform/embedded-postgres/running-postgres.server.ts"
import { createCustomer, type Person, password } from "../people.ts"
import { until } from "../until.ts"
import { post } from "./app-customer.ts"
import { query, startSite } from "./app-site.ts"

let site: OwnSite

beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.remove())

/** The last rows that each act writes stand in these. */
type Held = "mails" | "audit_entries"

test.each<Held>(["audit_entries", "mails"])(
  "killed while a role is added, before its row in %s: nothing is added, and the next try adds it once",
  async (held) => {
    const person = await newCustomer()
    const add = () => ask("/add_role", { email: person.email, type: "provider", formData: studio }, person)
    const before = await rowsOf(person)
    await killInTheMiddle(held, add)
    expect(await rowsOf(person)).toEqual(before)
    expect((await add())?.status).toBe(200)
    expect(await written(person)).toEqual({ acts: ["add_role"], letters: ["add_role"] })
    expect((await add())?.status).toBe(409)
  },
)

test.each<Held>(["audit_entries", "mails"])(
  "killed while another address is confirmed, before its row in %s: the old one stands, and the link stays good",
  async (held) => {
    const person = await newCustomer()
    const email = `new.${person.email}`
    await ask("/auth/change_email", { password, email }, person)
    const link = await linkTo(email)
    const confirm = () => ask("/auth/confirm_email", link)
    const before = await rowsOf(person)
    await killInTheMiddle(held, confirm)
    expect(await rowsOf(person)).toEqual(before)
    expect((await confirm())?.status).toBe(200)
    expect((await confirm())?.status, "opened again").toBe(200)
    expect(await written(person)).toEqual({
      acts: ["ask_change_email", "change_email"],
      letters: ["email_change_asked", "email_changed"],
    })
    expect((await ask("/auth/login", { identifier: email, password }))?.status).toBe(200)
  },
)

test.each<Held>(["audit_entries", "mails"])(
  "killed while an account is deleted, before its row in %s: the person is there whole, then gone without a trace",
  async (held) => {
    const person = await newCustomer()
    expect((await ask("/privacy/deletion", {}, person))?.status).toBe(200)
    await query(site, "update accounts set deletion_due_at = now() - interval '1 hour' where id = $1", [
      person.account_id,
    ])
    await killInTheMiddle(held, () => run("erase_leavers"))
    await until(async () => {
      const [state] = await query<{ name: string | null; letters: number; acts: number }>(site, erasure, [
        person.account_id,
        person.email,
        person.full_name,
      ])
      expect([whole(person), gone]).toContainEqual(state)
      return state!.name === null
    }, "the account to be gone")
    const tables = Object.keys(await rowsOf({ ...person, account_id: person.full_name }))
    expect(tables, "but for the last letter").toEqual(["mails"])
  },
)

test("killed while a copy of one's data is made: none is there, then one, and one letter about it", async () => {
  const person = await newCustomer()
  expect((await ask("/privacy/export", {}, person))?.status).toBe(201)
  await killInTheMiddle("mails", () => run("make_exports"))
  const standing = () =>
    query<{ is_ready: boolean; has_all: boolean; letters: number }>(
      site,
      `select ready_at is not null as is_ready, num_nonnulls(ready_at, expires_at, page, data) = 4 as has_all,
         (select count(*)::int from mails where kind = 'export_ready' and to_address = $2) as letters
       from data_exports where account_id = $1`,
      [person.account_id, person.email],
    )
  const none = [{ is_ready: false, has_all: false, letters: 0 }]
  const one = [{ is_ready: true, has_all: true, letters: 1 }]
  await until(async () => {
    const now = await standing()
    expect([none, one]).toContainEqual(now)
    return now[0]!.is_ready
  }, "the copy")
})

const studio = { userType: "professional", user_type_data: { business_name: "Kothrud Studio" } }

const ask = (path: string, body: object, by?: Person) =>
  post(`${site.url}/api${path}`, body, by && { authorization: `Bearer ${by.token}` })

const run = (job: string) => query(site, "select graphile_worker.add_job($1)", [job])

const newCustomer = async () => {
  const db = openDb(openPool(findRunningPostgres(site.dataDir)!.appUrl, { max: 1, name: "fault tests" }))
  const call = async (_method: string, path: string, { body = {} }: { body?: unknown } = {}) => {
    const answer = await ask(path, body as object)
    return { status: answer?.status ?? 0, body: answer?.answer, headers: {} }
  }
  try {
    return await createCustomer({ db, clock: { now: new Date() }, call })
  } finally {
    await db.destroy()
  }
}

const linkTo = async (email: string) => {
  const answer = await fetch(`${site.url}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
  const { mails } = (await answer.json()) as { mails: { links: string[] }[] }
  const link = mails[0]!.links.find((one) => one.includes("/confirm-email"))!
  return Object.fromEntries(new URL(link).searchParams)
}

/** Nobody can write to the table; whoever begins waits there with all that they have written before. */
const killInTheMiddle = async (table: Held, begin: () => Promise<unknown>) => {
  const holder = new pg.Client({ connectionString: findRunningPostgres(site.dataDir)!.ownerUrl })
  // The database ends with the app, or a little later.
  holder.on("error", () => undefined)
  await holder.connect()
  await holder.query(`begin; lock table ${table} in share row exclusive mode`)
  const begun = begin()
  const isWaiting = async () => {
    const { rows } = await holder.query(
      `select from pg_locks where relation = '${table}'::regclass and not granted and mode = 'RowExclusiveLock'`,
    )
    return rows.length > 0
  }
  await until(isWaiting, `a row for ${table}`)
  await site.killApp()
  await begun
  await holder.end().catch(() => undefined)
  await site.start()
}

/** Every row that names the person, table by table; counts of requests stand outside of what they count. */
const rowsOf = async ({ account_id, email }: Person): Promise<Record<string, string[]>> => {
  const tables = await query<{ name: string }>(
    site,
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_buckets' order by 1",
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(
      site,
      `select t::text as row from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0 order by 1`,
      [account_id, email],
    )
    if (rows.length > 0) found[name] = rows.map(({ row }) => row)
  }
  return found
}

/** What is kept about the acts of the account since it came in, and the letters about it. */
const written = async ({ account_id, email }: Person) => {
  const acts = await query<{ act: string }>(
    site,
    "select act from audit_entries where account_id = $1 and act <> 'sign_in' order by id",
    [account_id],
  )
  const letters = await query<{ kind: string }>(
    site,
    "select kind from mails where to_address in ($1, 'new.' || $1) order by id",
    [email],
  )
  return { acts: acts.map(({ act }) => act), letters: letters.map(({ kind }) => kind) }
}

const erasure = `select (select full_name from accounts where id = $1 and full_name = $3) as name,
  (select count(*)::int from mails where kind = 'account_erased' and to_address = $2) as letters,
  (select count(*)::int from audit_entries where account_id = $1 and act = 'erase_account') as acts`
const whole = ({ full_name }: Person) => ({ name: full_name, letters: 0, acts: 0 })
const gone = { name: null, letters: 1, acts: 1 }
