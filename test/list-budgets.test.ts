/** People's own lists on a busy account of the demo: however many rows a page has, it takes at most two statements. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadDemo } from "../db/demo/load.server.ts"
import { getAnalytics } from "../src/analytics/analytics.server.ts"
import type { Actor } from "../src/platform/actor.ts"
import type { Ctx } from "../src/platform/context.server.ts"
import { openDb, openPool } from "../src/platform/database/database.server.ts"
import { listCustomerRequests, listProfessionalRequests } from "../src/requests/service-request.server.ts"
import { getReviews } from "../src/reviews/review.server.ts"
import { getAvailable, getSelected, getServiceUsers } from "../src/selections/selection/selection.server.ts"
import { createTestDatabase } from "./database.ts"
import { withQueryBudget } from "./query-budget.ts"

const database = await createTestDatabase()
const db = openDb(openPool(database.url))
const now = new Date()
const hashPassword = async () => "nobody signs in here"

type Account = "customer" | "provider" | "builder"
const actors = {} as Record<Account, Actor>

beforeAll(async () => {
  await loadDemo(db, { now, hashPassword })
  for (const name of ["customer", "provider", "builder"] as const) actors[name] = await actorOf(name)
  // In the demo hardly anybody has selected them.
  await sql`insert into selections (id, customer_id, professional_id, service_type_id, created_at)
    select a.id, a.id, s.professional_id, s.service_type_id, ${now}
    from accounts a, professional_services s
    where a.customer_type is not null and s.professional_id = ${actors.provider.professional_id}
    on conflict do nothing`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const actorOf = async (name: Account) => {
  const { customer_type, is_professional, ...account } = await db
    .selectFrom("accounts as a")
    .leftJoin("professionals as p", "p.account_id", "a.id")
    .select(["a.id as account_id", "a.email", "a.full_name", "a.customer_type", "a.is_professional"])
    .select(["p.id as professional_id", "p.business_name"])
    .where("a.email", "=", `${name}@demo.example`)
    .executeTakeFirstOrThrow()
  return {
    ...{
      ...account,
      session_id: "none",
      confirmed_at: now,
      is_admin: false,
      desk_role: "reader" as const,
      awaits_second_factor: false,
    },
    ...{ is_customer: customer_type !== null, is_professional },
    customer_type: customer_type as Actor["customer_type"],
  }
}

const MOST = 2
/** Where a statement is made for each row, so many are more than two. */
const SEVERAL = 3

type Reader = Omit<Ctx, "actor"> & { actor: Actor }

interface List {
  of: Account
  rows: (ctx: Reader, limit: number) => Promise<readonly object[]>
}

const lists: Record<string, List> = {
  "selected services": { of: "builder", rows: async (ctx, limit) => (await getSelected(ctx, { limit })).services },
  "available services": { of: "customer", rows: async (ctx, limit) => (await getAvailable(ctx, { limit })).services },
  "my requests": { of: "customer", rows: async (ctx, limit) => (await listCustomerRequests(ctx, { limit })).requests },
  "requests to me": {
    of: "provider",
    rows: async (ctx, limit) => (await listProfessionalRequests(ctx, { limit })).requests,
  },
  "requests that wait for me": {
    of: "provider",
    rows: async (ctx, limit) => (await listProfessionalRequests(ctx, { limit, status: "pending" })).requests,
  },
  "who has selected me": { of: "provider", rows: async (ctx, limit) => (await getServiceUsers(ctx, { limit })).users },
  "reviews of a professional": {
    of: "provider",
    rows: async (ctx, limit) => (await getReviews(ctx, { id: ctx.actor.professional_id!, limit })).reviews,
  },
  analytics: {
    of: "provider",
    rows: async (ctx) => (await getAnalytics(ctx, { period: "year" })).analytics.columns,
  },
}

test.each(Object.entries(lists))("%s", async (_, { of, rows }) => {
  const ctx = {
    ...{ actor: actors[of], clock: () => now, language: "en" as const, requestId: "test", network: "127.0.0.1" },
    publicUrl: "http://127.0.0.1:3000",
  }
  const found = await withQueryBudget(MOST, database.url, (counted) => rows({ ...ctx, db: counted }, 100))
  expect(found.length).toBeGreaterThanOrEqual(SEVERAL)
})
