/** What is asked of the app, and which use case stands behind it. */

import { bookingRequest } from "../src/bookings/booking.schema.ts"
import { requestBooking } from "../src/bookings/booking.server.ts"
import type { Actor } from "../src/platform/actor.ts"
import type { Db } from "../src/platform/database/database.server.ts"
import { newId } from "../src/platform/id.ts"
import { isProblem } from "../src/platform/problem.ts"
import { showProfile } from "../src/professionals/professional.server.ts"
import { searchServices } from "../src/search/search.contract.ts"
import { searchForServices } from "../src/search/search.server.ts"
import { showOverview } from "../src/site/homepage.server.ts"
import type { Call } from "./load.ts"
import type { Recorder, Statement } from "./replay.ts"
import { searchInputs } from "./search-inputs.ts"
import { CUSTOMERS, customerId, professionalId, serviceId } from "./seed.ts"
import type { Stage } from "./stage.ts"

export interface Scenario {
  name: string
  call: (n: number) => Call
  statuses: number[]
  /** The statements of the use case, a job a request. */
  jobs?: () => Promise<Statement[][]>
  /** Jobs run in a transaction. */
  isWrite?: boolean
  /** Jobs may be sent again and again. */
  repeats?: boolean
}

const contextOf = (db: Db) => ({
  db,
  actor: null,
  clock: () => new Date(),
  language: "en" as const,
  requestId: "bench",
  network: "bench",
  publicUrl: "http://127.0.0.1",
})

export async function scenarios(stage: Stage, recorder: Recorder): Promise<Scenario[]> {
  return [
    await search(recorder),
    profile(stage, recorder),
    homeKept(),
    homeAnew(recorder),
    ...bookings(stage, recorder),
  ]
}

/** Requests come from many networks. */
const from = (n: number) => ({ "x-forwarded-for": `10.${n % 7}.${n % 251}.${n % 241}` })
const get = (path: string, n: number): Call => ({ method: "GET", path, headers: from(n) })

async function search(recorder: Recorder): Promise<Scenario> {
  const inputs: Record<string, string>[] = [...searchInputs]
  for (const input of searchInputs.slice(0, 40)) {
    let next: string | null = null
    await recorder.statementsOf(async (db) => {
      next = (await searchForServices(contextOf(db), searchServices.input.parse(input))).next
    })
    if (next) inputs.push({ ...input, cursor: next })
  }
  const paths = inputs.map((input) => `/api/search?${new URLSearchParams(input)}`)
  const jobs = async () => {
    const all: Statement[][] = []
    for (const input of inputs) {
      const parsed = searchServices.input.parse(input)
      all.push(await recorder.statementsOf((db) => searchForServices(contextOf(db), parsed)))
    }
    return all
  }
  return { name: "search", call: (n) => get(paths[n % paths.length]!, n), statuses: [200], jobs, repeats: true }
}

function profile({ seeded }: Stage, recorder: Recorder): Scenario {
  const ids = Array.from({ length: 500 }, (_, n) => professionalId(1 + ((n * 7919) % seeded.professionals)))
  const jobs = async () => {
    const all: Statement[][] = []
    for (const id of ids) all.push(await recorder.statementsOf((db) => showProfile(contextOf(db), { id })))
    return all
  }
  const call = (n: number) => get(`/api/provider/${ids[n % ids.length]}`, n)
  return { name: "profile call", call, statuses: [200], jobs, repeats: true }
}

const homeKept = (): Scenario => ({ name: "home page, kept", call: (n) => get("/", n), statuses: [200] })

/** An address with a query is never kept. */
const homeAnew = (recorder: Recorder): Scenario => ({
  name: "home page, made anew",
  call: (n) => get(`/?fresh=${n}`, n),
  statuses: [200],
  jobs: async () => [await recorder.statementsOf((db) => showOverview(contextOf(db)))],
  repeats: true,
})

function bookings({ seeded, tokens }: Stage, recorder: Recorder): Scenario[] {
  const { professionals } = seeded
  const call = (n: number, slot: object): Call => ({
    method: "POST",
    path: "/api/booking/create",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokens[n % CUSTOMERS]}`, ...from(n) },
    body: JSON.stringify(slot),
  })
  const theOne = slotOf(1, 300, "06:00")
  return [
    {
      name: "booking, different slots",
      call: (n) => call(n, slotOf(1 + (n % professionals), 30 + Math.floor(n / professionals), "06:00")),
      statuses: [201],
      jobs: async () => {
        const job = await bookingStatements(recorder, slotOf(1, 30, "09:00"))
        return Array.from({ length: professionals - 1 }, (_, n) => forProfessional(job, n + 2))
      },
      isWrite: true,
    },
    {
      name: "booking, all one slot",
      call: (n) => call(n, theOne),
      statuses: [201, 409],
      jobs: async () => [await bookingStatements(recorder, theOne)],
      isWrite: true,
      repeats: true,
    },
  ]
}

const DAY_MS = 86_400_000

function slotOf(professional: number, days: number, booking_time: string) {
  const booking_date = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const [professional_id, service_id] = [professionalId(professional), serviceId(professional * 2)]
  return { professional_id, service_id, booking_date, booking_time, notes: "A first look at the flat, please." }
}

const customer: Actor = {
  account_id: customerId(1),
  session_id: "bench",
  email: "customer1@bench.example",
  full_name: "Bench",
  business_name: null,
  customer_type: "individual",
  is_customer: true,
  is_professional: false,
  is_admin: false,
  professional_id: null,
}

/** Noted and rolled back, so that the replay meets a free slot, or the same refusal. */
const bookingStatements = (recorder: Recorder, slot: object) =>
  recorder.statementsOf(async (db) => {
    const trx = await db.startTransaction().execute()
    try {
      await requestBooking({ ...contextOf(trx), actor: customer }, bookingRequest.parse(slot))
    } catch (error) {
      if (!isProblem(error) || error.code !== "conflict") throw error
    } finally {
      await trx.rollback().execute()
    }
  })

const SEEDED = /01900000-0000-7000-(8001|8002|8003)-000000000001|01900000-0000-7000-8003-000000000002/g
const ANY_ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g

/** The same job for another professional, every new row with an id of its own. */
function forProfessional(job: Statement[], n: number): Statement[] {
  const fresh = new Map<string, string>()
  const renew = (id: string) => {
    if (id.startsWith("01900000-")) return id
    if (!fresh.has(id)) fresh.set(id, newId())
    return fresh.get(id)!
  }
  const other = (text: string) =>
    text
      .replace(SEEDED, (id) => id.slice(0, 24) + (id.includes("-8003-") ? n * 2 : n).toString(16).padStart(12, "0"))
      .replace(ANY_ID, renew)
  const forOther = (value: unknown) => (typeof value === "string" ? other(value) : value)
  return job.map(({ values, ...statement }) => ({ ...statement, values: values.map(forOther) }))
}
