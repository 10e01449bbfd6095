/**
 * npm run bench:sign-ins -- [--rows 10000000] [--people 200000]
 *
 * What a page of the administrators' log costs at very many sign-ins, beside one read of a row by its primary key in the same
 * run, and whether totals and places are exact. Ends with 1 where a page costs more than ten such reads, or is wrong.
 */
import { rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { getActivityStats, listActivityLogs } from "../src/accounts/activity-log/activity-log.server.ts"
import { openDb, openPool } from "../src/platform/database/database.server.ts"
import { withClient } from "../src/platform/database/database-client.server.ts"
import { migrate } from "../src/platform/database/migrate.server.ts"
import { startEmbeddedPostgres } from "../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { grouped, medianOf } from "./figures.ts"

const MOST_TIMES = 10
const ROUNDS = 300

const { values } = parseArgs({
  options: { rows: { type: "string", default: "10000000" }, people: { type: "string", default: "200000" } },
})
const [rows, people] = [Number(values.rows), Number(values.people)]
if (!(rows >= 1000 && people >= 100)) throw new Error("--rows must be a number from 1000, --people one from 100.")

const dataDir = join(tmpdir(), `sthapati-sign-ins-${process.pid}`)
const quiet = { info: () => {}, warn: console.warn, error: console.error }
const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, fsync: false })
try {
  await migrate(postgres.ownerUrl, postgres.appUrl)
  console.log(`Seeding ${grouped(rows)} sign-ins of ${grouped(people)} people …`)
  await seed()
  process.exitCode = await compare()
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** In bulk, without triggers; what the jobs would have counted is counted here, and the last rows are left to be counted. */
async function seed() {
  await withClient(postgres.ownerUrl, async (client) => {
    await client.query("set session_replication_role = replica; set statement_timeout = 0")
    await client.query(
      `insert into accounts (id, email, full_name, customer_type, is_professional, activated_at, sign_in_count)
       select 'a' || n, 'person' || n || '@' || (array['mail','post','home'])[1 + n % 3] || '.example', 'Person ' || n,
         case when n % 5 <> 0 then 'individual' end, n % 5 in (0, 1), now(), $1::int / $2::int
       from generate_series(1, $2::int) n`,
      [rows, people],
    )
    await client.query(
      `insert into sign_in_logs (account_id, session_id, nth, person_kind, is_admin, device, ip_address, login_at,
         last_seen_at, expires_at, ended_at, counted_seconds, is_to_count)
       select 'a' || (1 + (n - 1) % $2::int), 's' || n, 1 + (n - 1) / $2::int,
         (array['provider', 'dual_as_user', 'regular', 'regular', 'regular'])[1 + (1 + (n - 1) % $2::int) % 5], false,
         (array['Desktop', 'Mobile', 'Mobile', 'Tablet'])[1 + n % 4], '198.51.100.7', at, at + interval '9 minutes',
         at + interval '12 hours', at + interval '9 minutes', case when n <= $1::int - 500 then 540 end, n > $1::int - 500
       from (select n, now() - ($1::int - n) * interval '3 seconds' as at from generate_series(1, $2::int * ($1::int / $2::int)) n) r`,
      [rows, people],
    )
    for (const [level, size] of [100, 10_000, 1_000_000].entries())
      await client.query(
        `insert into sign_in_counts select $1::smallint, seq / $2::bigint, count(*) filter (where person_kind = 'regular'),
           count(*) filter (where person_kind = 'provider'), count(*) filter (where person_kind = 'dual_as_user'), 0, 0
         from sign_in_logs where counted_seconds is not null group by 1, 2`,
        [level + 1, size],
      )
    await client.query(`update activity_totals set sign_ins = s.count, seconds = s.seconds
      from (select count(*), sum(counted_seconds) as seconds from sign_in_logs where counted_seconds is not null) s`)
    await client.query("vacuum analyze")
  })
}

async function compare() {
  const db = openDb(openPool(postgres.appUrl, { max: 1, name: "bench" }))
  try {
    const ctx = { db, clock: () => new Date(), language: "en" as const }
    const page = (asked: object) => () =>
      listActivityLogs(ctx, { limit: 20, offset: 0, activity_type: "login", ...asked })
    const { total } = await page({})()
    const ofUsers = (await page({ user_type: "user" })()).total
    const each = Math.floor(rows / people)
    const wanted = await exactTotals()
    const isExact = total === wanted.all && ofUsers === wanted.users && (await isInPlace(total))
    console.log(
      `${grouped(total)} rows, ${grouped(ofUsers)} of users; totals and places are ${isExact ? "exact" : "WRONG"}.`,
    )
    const byKey = await medianOf(ROUNDS, () => {
      const seq = 1 + Math.floor(Math.random() * rows)
      return db.selectFrom("sign_in_logs").selectAll().where("seq", "=", seq).execute()
    })
    console.log(`One row by its primary key: ${byKey.toFixed(3)} ms`)
    const somebody = `person${Math.floor(people * 0.61)}@`
    const measured: [string, () => Promise<unknown>][] = [
      ["first page", page({})],
      ["middle page", page({ offset: Math.floor(total / 40) * 20 })],
      ["last page", page({ offset: Math.floor((total - 1) / 20) * 20 })],
      ["middle page of users", page({ user_type: "user", offset: Math.floor(ofUsers / 40) * 20 })],
      ["last page of dual roles", page({ user_type: "dual", offset: Math.floor(wanted.dual / 20 - 1) * 20 })],
      [`one person's (${somebody})`, page({ user_email: somebody })],
      ["one person's last page", page({ user_email: somebody, offset: each - 1 })],
      ["one person's, of a type", page({ user_email: somebody, user_type: "user" })],
      ["some people's (person777)", page({ user_email: "person777" })],
      ["statistics", () => getActivityStats(ctx)],
      ["too many people (.example)", () => page({ user_email: ".example" })().catch(() => undefined)],
    ]
    let isDear = false
    for (const [name, read] of measured) {
      const ms = await medianOf(ROUNDS, read)
      isDear ||= ms > MOST_TIMES * byKey
      console.log(
        `${ms > MOST_TIMES * byKey ? "SHORT " : ""}${name}: ${ms.toFixed(3)} ms, ${(ms / byKey).toFixed(1)} times`,
      )
    }
    return isExact && !isDear ? 0 : 1
  } finally {
    await db.destroy()
  }

  async function isInPlace(total: number) {
    for (const offset of [0, 777_777, Math.floor(total / 2), total - 20].filter((one) => one >= 0 && one < total)) {
      const { activities } = await listActivityLogs(
        { db, clock: () => new Date(), language: "en" },
        { limit: 1, offset, activity_type: "login" },
      )
      // Without a gap among the numbers the place is the number, counted from the end.
      if (Number(activities[0]?.id) !== total - offset) return false
    }
    return true
  }

  async function exactTotals() {
    return withClient(postgres.ownerUrl, async (client) => {
      await client.query("set statement_timeout = 0")
      const { rows: found } = await client.query<{ all: string; users: string; dual: string }>(
        `select count(*) as all, count(*) filter (where person_kind in ('regular', 'dual_as_user')) as users,
          count(*) filter (where person_kind like 'dual%') as dual from sign_in_logs`,
      )
      return { all: Number(found[0]!.all), users: Number(found[0]!.users), dual: Number(found[0]!.dual) }
    })
  }
}
