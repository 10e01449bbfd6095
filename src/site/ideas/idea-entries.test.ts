/** What /ideas reads is kept by triggers: after whatever happens to rows it is what counting and sorting all of them gives. */
import { Kysely, PostgresDialect, sql } from "kysely"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { DB } from "../../../db/types.ts"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { seededRandom } from "../../../test/chance.ts"
import { createProfessional, type Professional } from "../../../test/people.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { newId } from "../../platform/id.ts"
import { bandStarts, works } from "../../professionals/cost/cost.rules.ts"
import { homeTypes } from "../../professionals/projects/project.rules.ts"
import { addUpCounts } from "./ideas.queries.server.ts"
import { IDEAS_AT_ONCE, type IdeaQuery, MOST_IDEAS, readIdeas } from "./ideas.rules.ts"
import { getIdeas } from "./ideas.server.ts"

const random = seededRandom("idea entries")
const among = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!

let t: TestApp
let people: Professional[]
beforeAll(async () => {
  t = await startTestApp()
  people = await Promise.all(Array.from({ length: 5 }, () => createProfessional(t, { isCustomer: true })))
})
afterAll(() => t.close())

const asked = (query: string) => readIdeas(new URLSearchParams(query))
const find = (query: string, limit = IDEAS_AT_ONCE) => getIdeas(t, asked(query), limit)

const columns = () => ({
  work: among([...works.slice(0, 3), null]),
  home_type: among([...homeTypes.slice(0, 2), null]),
  paid_from: among([...bandStarts.slice(0, 2), null]),
  locality: among(["Kothrud", " kothrud", "BANER", "Aundh", "Elsewhere"]),
  completed_year: among([2023, 2024, 2025]),
})

const insert = (db: Db, { professional_id }: Pick<Professional, "professional_id">, said: object = {}) => {
  const drawn = { title: "Kitchen", description: "", drawing: "room" }
  const project = { id: newId(), professional_id, ...drawn, ...columns(), ...said }
  return db.insertInto("portfolio_projects").values(project).returning("id").executeTakeFirstOrThrow()
}

/** As in the editor: pictures, then their project. */
const photograph = async (db: Db, id: string, { account_id }: Professional, role: "photo" | "plan") => {
  const file_id = newId()
  const file = { id: file_id, account_id, purpose: "project", names: ["small"], arrived_at: t.clock.now }
  await db.deleteFrom("project_pictures").where("project_id", "=", id).execute()
  await db.insertInto("files").values(file).execute()
  await db.insertInto("project_pictures").values({ file_id, project_id: id, position: 1, role }).execute()
  await db.updateTable("portfolio_projects").set({ updated_at: t.clock.now }).where("id", "=", id).execute()
}

interface ShownRow {
  id: string
  professional_id: string
  work: string
  home_type: string | null
  paid_from: number | null
  completed_year: number
  locality: string | null
  is_photographed: boolean
}

const shownRows = async () => {
  const { rows } = await sql<ShownRow>`
    select f.id, f.professional_id, f.work, f.home_type, f.paid_from, f.completed_year, l.name as locality,
      exists (select from project_pictures i where i.project_id = f.id and i.role = 'photo') as is_photographed
    from portfolio_projects f join public_professionals p on p.id = f.professional_id
    left join localities l on l.city_id = p.city_id and lower(l.name) = lower(trim(f.locality))
    where f.published_at is not null and f.work is not null`.execute(t.db)
  return rows
}

/** The rule, written down once more and without an index. */
const countedAnew = (rows: readonly ShownRow[], query: IdeaQuery) => {
  const fits = (row: ShownRow, { work, home, paid, locality }: IdeaQuery) =>
    (work === undefined || row.work === work) &&
    (home === undefined || row.home_type === home) &&
    (paid === undefined || row.paid_from === paid) &&
    (locality === undefined || row.locality?.toLowerCase() === locality.toLowerCase())
  const order = (one: ShownRow, other: ShownRow) =>
    Number(other.is_photographed) - Number(one.is_photographed) ||
    other.completed_year - one.completed_year ||
    (one.id < other.id ? 1 : -1)
  const turns = new Map<string, number>()
  const found = rows
    .filter((row) => fits(row, query))
    .toSorted(order)
    .map((row) => {
      const turn = (turns.get(row.professional_id) ?? 0) + 1
      turns.set(row.professional_id, turn)
      return { row, turn }
    })
    .toSorted(
      (one, other) =>
        Number(other.row.is_photographed) - Number(one.row.is_photographed) ||
        one.turn - other.turn ||
        order(one.row, other.row),
    )
  const counts = (column: keyof ShownRow, without: IdeaQuery) =>
    Object.fromEntries(
      Object.entries(
        Object.groupBy(
          rows.filter((row) => fits(row, without)),
          (row) => String(row[column]),
        ),
      )
        .filter(([value]) => value !== "null")
        .map(([value, all]) => [value, all!.length]),
    )
  return {
    ids: found.map(({ row }) => row.id),
    work: counts("work", { ...query, work: undefined }),
    home: counts("home_type", { ...query, home: undefined }),
    paid: counts("paid_from", { ...query, paid: undefined }),
    localities: counts("locality", { ...query, locality: undefined }),
  }
}

const expectAsCounted = async () => {
  const rows = await shownRows()
  for (const query of [...queries, ...ofRenamed]) {
    const { total, ideas, choices } = await find(query, MOST_IDEAS)
    const counted = (list: readonly { value: unknown; projects: number }[]) =>
      Object.fromEntries(list.map(({ value, projects }) => [String(value), projects]))
    const { work, home, paid, localities } = choices
    const found = { work: counted(work), home: counted(home), paid: counted(paid), localities: counted(localities) }
    expect({ query, total, ids: ideas.map(({ id }) => id), ...found }).toEqual({
      query,
      total: ideas.length,
      ...countedAnew(rows, asked(query)),
    })
  }
}
const choices = ["work=living", "home=1bhk", "paid=0", "locality=kothrud"]
/** Every combination of them. */
const queries = Array.from({ length: 16 }, (_, bits) => choices.filter((_, at) => bits & (1 << at)).join("&"))
const ofRenamed = ["baner", "banerwadi", "aundh"].map((name) => `locality=${name}`)

test("after whatever happens each combination has its projects in their order, and their counts", async () => {
  const { db } = t
  const anyProject = async () => {
    await insert(db, among(people))
    const ids = await db.selectFrom("portfolio_projects").select(["id", "professional_id"]).execute()
    const { id, professional_id } = among(ids)
    return { id, owner: people.find((one) => one.professional_id === professional_id)! }
  }
  const change = (set: object) => async () => {
    const { id } = await anyProject()
    await db.updateTable("portfolio_projects").set(set).where("id", "=", id).execute()
  }
  const account = (set: object) => () =>
    db.updateTable("accounts").set(set).where("id", "=", among(people).account_id).execute()
  const move = (city: string) => async () => {
    const { id } = await db.selectFrom("cities").select("id").where("name", "=", city).executeTakeFirstOrThrow()
    const { professional_id } = among(people)
    await db.updateTable("professionals").set({ city_id: id }).where("id", "=", professional_id).execute()
  }
  const rename = (from: string, to: string) => () =>
    db.updateTable("localities").set({ name: to }).where("name", "=", from).execute()
  const acts: (() => Promise<unknown>)[] = [
    () => insert(db, among(people)),
    () => insert(db, among(people)),
    () => insert(db, among(people), { published_at: null }),
    async () => change(columns())(),
    async () => change(columns())(),
    change({ published_at: null }),
    change({ published_at: t.clock.now }),
    async () => {
      const { id, owner } = await anyProject()
      await photograph(db, id, owner, among(["photo", "photo", "plan"]))
    },
    async () =>
      db
        .deleteFrom("portfolio_projects")
        .where("id", "=", (await anyProject()).id)
        .execute(),
    account({ suspended_at: t.clock.now }),
    account({ suspended_at: null }),
    account({ suspended_at: null, deletion_due_at: null, is_professional: true }),
    account({ deletion_due_at: t.clock.now }),
    account({ is_professional: false }),
    move("Mumbai"),
    move("Pune"),
    move("Pune"),
    rename("Baner", "Banerwadi"),
    rename("Banerwadi", "Baner"),
    () => db.deleteFrom("localities").where("name", "=", "Aundh").execute(),
    async () => {
      const home = await db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()
      const aundh = { city_id: home.id, name: "Aundh", latitude: 18.56, longitude: 73.81, sounds: [] }
      await db
        .insertInto("localities")
        .values(aundh)
        .onConflict((on) => on.doNothing())
        .execute()
    },
    () => addUpCounts(db, 20),
    async () => {
      const { professional_id } = among(people)
      await db.deleteFrom("portfolio_projects").where("professional_id", "=", professional_id).execute()
    },
  ]
  for (let at = 0; at < 60; at += 1) await insert(db, among(people))
  await expectAsCounted()
  for (let round = 0; round < 6; round += 1) {
    const inTurn = acts.map((act) => ({ act, at: random() })).sort((one, other) => one.at - other.at)
    for (const [at, { act }] of inTurn.entries()) {
      await act()
      if (at % 4 === 3) await expectAsCounted()
    }
  }
  await expectAsCounted()
  // Counts end as one row each, and none of what is gone.
  while ((await addUpCounts(db, 100)) > 0);
  await expectAsCounted()
  const { rows } = await sql<{ counted: number; kinds: number; entries: number }>`
    select count(*)::int as counted, count(distinct (work, home_type, paid_from, locality))::int as kinds,
      (select count(distinct (work, home_type, paid_from, locality))::int from idea_entries) as entries
    from idea_counts`.execute(db)
  expect(rows[0]!.counted).toBe(rows[0]!.kinds)
  expect(rows[0]!.counted).toBe(rows[0]!.entries)
})

test("who publishes waits for nobody else, nor does who adds up; a second change of one professional waits", async () => {
  const [one, other] = await Promise.all([createProfessional(t), createProfessional(t)])
  const before = (await find("")).total
  const shown = { work: "kitchen", home_type: "3bhk", paid_from: 10_000_000, locality: "Kothrud" }
  let second: Promise<unknown> | undefined
  await t.db.transaction().execute(async (trx) => {
    await insert(trx, one, shown)
    // Of the same combinations.
    await insert(t.db, other, shown)
    while ((await addUpCounts(t.db, 100)) > 0);
    expect((await find("")).total).toBe(before + 1)
    second = insert(t.db, one, shown)
    await untilBlocked(t.db)
  })
  await second
  const ofThem = "work=kitchen&home=3bhk&paid=10000000&locality=Kothrud"
  const { total, ideas } = await find(ofThem)
  expect([total, ideas.length]).toEqual([3, 3])
  expect((await find("")).total).toBe(before + 3)
  // One of each before anybody's second.
  expect(new Set(ideas.slice(0, 2).map(({ provider_id }) => provider_id)).size).toBe(2)
  await expectAsCounted()
})

test("a suspension and a publication at once leave nothing to be seen", async () => {
  const one = await createProfessional(t)
  const before = (await find("")).total
  let published: Promise<unknown> | undefined
  await t.db.transaction().execute(async (trx) => {
    await trx.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", one.account_id).execute()
    published = insert(t.db, one, { work: "kitchen" })
    await untilBlocked(t.db)
  })
  await published
  expect((await find("")).total).toBe(before)
})

test("two who add up at once lose nothing and wait no longer than for each other", async () => {
  const one = await createProfessional(t)
  await insert(t.db, one, { work: "kitchen" })
  const { total } = await find("")
  let second: Promise<number> | undefined
  await t.db.transaction().execute(async (trx) => {
    await addUpCounts(trx, 100)
    second = addUpCounts(t.db, 100)
    await untilBlocked(t.db)
  })
  await second
  expect((await find("")).total).toBe(total)
  await expectAsCounted()
})

test.for(queries)("a page reads its rows off the index, in their order: %s", async (query) => {
  const sent: { sql: string; parameters: readonly unknown[] }[] = []
  // Of so few rows all are sooner read and sorted.
  const pool = new pg.Pool({
    ...{ connectionString: t.databaseUrl, max: 1 },
    options: "-c enable_seqscan=off -c enable_sort=off -c enable_bitmapscan=off",
  })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) })
  try {
    await getIdeas({ db }, asked(query), IDEAS_AT_ONCE)
    // One, and those that find more to look at beside a thin page.
    expect(sent.length).toBeLessThanOrEqual(3)
    for (const { sql, parameters } of sent) {
      const { rows } = await pool.query(`explain ${sql}`, [...parameters])
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n")
      expect(plan).toMatch(/Limit.*\n *-> +Index (Only )?Scan using idea_entries_in_order on idea_entries/)
      expect(plan).not.toMatch(/Seq Scan on (portfolio_projects|idea_)/)
    }
  } finally {
    await db.destroy()
  }
})
