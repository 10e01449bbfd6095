/**
 * npm run bench:ideas -- [--rows 100000]
 *
 * What pages that show published projects cost at 5,000 of them and at very many: browsing (/ideas), a profile with sixty, one
 * project, sitemaps. By one connection, so of the database and a little more. Ends with 1 where a page of /ideas costs more
 * than five times as much, or misses a project.
 */
import { rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { openDb, openPool } from "../src/platform/database/database.server.ts"
import { withClient } from "../src/platform/database/database-client.server.ts"
import { migrate } from "../src/platform/database/migrate.server.ts"
import { startEmbeddedPostgres } from "../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { getProfile } from "../src/professionals/professional.server.ts"
import { countProjectPaths, getProject, listProjectPaths } from "../src/professionals/projects/project.server.ts"
import { IDEAS_AT_ONCE, MOST_IDEAS, readIdeas } from "../src/site/ideas/ideas.rules.ts"
import { getIdeas, listIdeasPaths } from "../src/site/ideas/ideas.server.ts"
import { grouped, medianOf } from "./figures.ts"

const FEW = 5_000
const MOST_TIMES = 5
const ROUNDS = 40
/** Of ten professionals, a hundred in all. */
const PROJECTS_EACH = [60, 12, 8, 5, 4, 3, 3, 2, 2, 1]

const { values } = parseArgs({ options: { rows: { type: "string", default: "100000" } } })
const many = Number(values.rows)
if (!(many > FEW && many % 100 === 0)) throw new Error(`--rows must be hundreds, above ${FEW}.`)

const dataDir = join(tmpdir(), `sthapati-ideas-${process.pid}`)
const quiet = { info: () => {}, warn: console.warn, error: console.error }
const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, fsync: false })
try {
  await migrate(postgres.ownerUrl, postgres.appUrl)
  process.exitCode = await compare()
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function compare() {
  await seed(0, FEW)
  const atFew = await measure(FEW)
  await seed(FEW, many)
  const atMany = await measure(many)
  console.log(`\nMilliseconds, the median of ${ROUNDS}: at ${grouped(FEW)} projects, at ${grouped(many)}, times`)
  let isShort = false
  for (const [name, few] of atFew) {
    const then = atMany.get(name)!
    const isDear = name.startsWith("/ideas") && then > MOST_TIMES * few
    isShort ||= isDear
    console.log(`${isDear ? "SHORT " : ""}${name}: ${few.toFixed(2)}, ${then.toFixed(2)}, ${(then / few).toFixed(1)}`)
  }
  return isShort ? 1 : 0
}

/** Numbers from `from` on, below `to`; in bulk, without triggers. */
async function seed(from: number, to: number) {
  console.log(`Seeding ${grouped(to)} projects …`)
  await withClient(postgres.ownerUrl, async (client) => {
    await client.query("set session_replication_role = replica; set statement_timeout = 0")
    for (const statement of statements(from, to)) await client.query(statement)
    await client.query("set session_replication_role = origin")
    await client.query(`select refresh_idea_entries(array(select 'p' || n from generate_series($1::int, $2::int) n))`, [
      (from / 100) * PROJECTS_EACH.length,
      (to / 100) * PROJECTS_EACH.length - 1,
    ])
    await client.query("vacuum analyze")
  })
}

function statements(from: number, to: number) {
  const roll = (salt: string, below: number) => `(hashtextextended(n || '${salt}', 1) & 1048575)::int % ${below}`
  const chosen = (list: string, salt: string, below: number) => `(${list})[1 + ${roll(salt, below)}]`
  const each = PROJECTS_EACH.length
  const makers = PROJECTS_EACH.flatMap((count, at) => Array<number>(count).fill(at)).join()
  const professionals = `generate_series(${(from / 100) * each}, ${(to / 100) * each - 1}) n`
  const projects = `generate_series(${from}, ${to - 1}) n`
  return [
    `insert into accounts (id, email, full_name, customer_type, is_professional, activated_at)
     select 'a' || n, 'person' || n || '@bench.example', 'Person ' || n, null, true, now() from ${professionals}`,
    `insert into professionals (id, account_id, business_name, headline, about, city_id, work_experience, project_count,
       languages)
     select 'p' || n, 'a' || n, 'Studio ' || n, 'Homes', 'We build.', c.id, 5, 5, '{English}'
     from ${professionals} join cities c on c.name = 'Pune'`,
    `insert into portfolio_projects (id, professional_id, title, description, locality, completed_year, area_sqft, drawing,
       building, storeys, room, features, work, home_type, paid_from, sort_order)
     select 'f' || lpad(n::text, 9, '0'), 'p' || (n / 100 * ${each} + ('{${makers}}'::int[])[1 + n % 100]), 'Home ' || n,
       'A flat of which the kitchen opens to the hall, built in a season.', ${chosen("l.names", "l", 60)},
       2012 + ${roll("y", 14)}, 400 + 10 * (${roll("s", 200)}), 'room', 'flat', 1, 'kitchen', '{counter}',
       ${chosen("'{kitchen,kitchen,kitchen,home,home,house,living,bedroom,bedroom,bathroom,office,study}'::text[]", "w", 12)},
       ${chosen("'{1bhk,2bhk,2bhk,2bhk,3bhk,3bhk,bungalow,office}'::text[]", "h", 10)},
       ${chosen("'{0,200000,200000,500000,500000,1000000,2500000,5000000}'::int[]", "p", 12)}, n
     from ${projects} cross join (
       select array_agg(name order by id) as names from localities
       where city_id = (select id from cities where name = 'Pune')) l`,
    `insert into files (id, account_id, purpose, names, width, height, arrived_at)
     select 'i' || n || '-' || k, 'a' || n / ${100 / each}, 'project', '{small}', 1600, 1200, now()
     from ${projects} cross join generate_series(1, 3) k`,
    `insert into project_pictures (file_id, project_id, position, role)
     select 'i' || n || '-' || k, 'f' || lpad(n::text, 9, '0'), k, case when n % 10 = 0 then 'plan' else 'photo' end
     from ${projects} cross join generate_series(1, 3) k where n % 20 <> 0`,
  ]
}

async function measure(count: number) {
  const db = openDb(openPool(postgres.appUrl, { max: 1, name: "bench" }))
  const ctx = { db, actor: undefined, clock: () => new Date(), language: "en" as const } as unknown as Parameters<
    typeof getProject
  >[0]
  const ideas = (query: string, limit = IDEAS_AT_ONCE) => {
    const asked = readIdeas(new URLSearchParams(query))
    return () => getIdeas(ctx, asked, limit)
  }
  const last = `p${(count / 100 - 1) * PROJECTS_EACH.length}`
  const reads: [string, () => Promise<unknown>][] = [
    ["/ideas", ideas("")],
    ["/ideas?show=240", ideas("", MOST_IDEAS)],
    ["/ideas?work=kitchen", ideas("work=kitchen")],
    ["/ideas?work=kitchen&show=240", ideas("work=kitchen", MOST_IDEAS)],
    ["/ideas?home=2bhk", ideas("home=2bhk")],
    ["/ideas?paid=200000", ideas("paid=200000")],
    ["/ideas?locality=Kothrud", ideas("locality=Kothrud")],
    ["/ideas?work=kitchen&paid=200000", ideas("work=kitchen&paid=200000")],
    ["/ideas?work=kitchen&locality=Kothrud", ideas("work=kitchen&locality=Kothrud")],
    ["/ideas?home=2bhk&paid=500000&locality=Baner", ideas("home=2bhk&paid=500000&locality=Baner")],
    ["/ideas, all four", ideas("work=kitchen&home=2bhk&paid=200000&locality=Kothrud")],
    ["/ideas, nothing fits", ideas("work=shop&home=1bhk&locality=Nowhere")],
    ["pages of /ideas for search engines", () => listIdeasPaths(db)],
    ["a profile with sixty", () => getProfile(ctx, { id: last })],
    [
      "one of sixty projects",
      () => getProject(ctx, { id: last, projectId: `f${String(count - 100).padStart(9, "0")}` }),
    ],
    ["sitemap of projects, index", () => countProjectPaths(db)],
    ["sitemap of projects, last file", () => listProjectPaths(db, { from: Math.max(0, count - 5_000), count: 10_000 })],
    [
      "a row by its primary key",
      () => db.selectFrom("portfolio_projects").select("title").where("id", "=", "f000004711").execute(),
    ],
  ]
  try {
    const measured = new Map<string, number>()
    for (const [name, read] of reads) measured.set(name, await medianOf(ROUNDS, read))
    const { total } = await ideas("")()
    console.log(`${grouped(total)} projects are shown.`)
    if (total !== count) throw new Error(`${grouped(count)} projects are published.`)
    return measured
  } finally {
    await db.destroy()
  }
}
