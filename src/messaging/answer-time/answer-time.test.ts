/** How fast professionals answer: measured from what was written, compared with counting by hand, and where it is said. */
import { sql } from "kysely"
import pino from "pino"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../../test/app.ts"
import { seededRandom } from "../../../test/chance.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { searchIn } from "../../../test/searching.ts"
import { newId } from "../../platform/id.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { eraseLeavers } from "../../privacy/deletion.server.ts"
import { type AnswerTime, answerTimeOf } from "../../professionals/answer-time/answer-time.rules.ts"
import { measureAnswerTimes } from "./answer-time.jobs.server.ts"

const [MINUTE, HOUR, DAY] = [1 / 60, 1, 24]
let t: TestApp
let customers: Person[]
let designer: Professional
let start: Date
beforeAll(async () => {
  t = await startTestApp()
  start = t.clock.now
  customers = await Promise.all(Array.from({ length: 6 }, (_, n) => createCustomer(t, `Ketaki Gokhale ${n}`)))
  designer = await createProfessional(t, { business_name: "Neem Interiors" })
})
const clear = async () => {
  for (const table of ["conversations", "answer_times"] as const) await t.db.deleteFrom(table).execute()
}
afterEach(async () => {
  t.clock.now = start
  await t.db.updateTable("accounts").set({ suspended_at: null }).where("full_name", "<>", "").execute()
  await clear()
})
afterAll(() => t.close())

type Turn = [Side, hoursAgo: number, held?: "held"]
const ago = (hours: number) => new Date(t.clock.now.getTime() - hours * 3_600_000)

/** As the two wrote it, oldest first. */
const write = async (turns: readonly Turn[], customer = customers[0]!, professional = designer) => {
  const conversation_id = newId()
  const pair = { customer_id: customer.account_id, professional_id: professional.professional_id }
  const times = { opened_at: ago(turns[0]![1]), active_at: ago(turns.at(-1)![1]) }
  await t.db
    .insertInto("conversations")
    .values({ id: conversation_id, ...pair, ...times, opened_by: "question", last_seq: turns.length })
    .execute()
  const rows = turns.map(([by, hours, held], index) => ({
    ...{ id: newId(), conversation_id, seq: index + 1, client_id: `m-${index}`, content: "Hello" },
    sender_id: by === "customer" ? customer.account_id : professional.account_id,
    created_at: ago(hours),
    held_at: held ? ago(hours) : null,
  }))
  await t.db.insertInto("messages").values(rows).execute()
  return conversation_id
}

/** So many questions, a day apart, each answered after so many hours. */
const answered = (count: number, hours: number, from = 20 * DAY): Turn[] =>
  Array.from({ length: count }, (_, n) => from - n * 2 * DAY).flatMap((asked): Turn[] => [
    ["customer", asked],
    ["professional", asked - hours],
  ])

const measure = () => measureAnswerTimes(t.db, t.clock.now)
const bucketOf = async ({ professional_id } = designer) =>
  (
    await t.db
      .selectFrom("answer_times")
      .select("bucket")
      .where("professional_id", "=", professional_id)
      .executeTakeFirst()
  )?.bucket
/** When nothing else is written. */
const measured = async (...talks: Turn[][]) => {
  await clear()
  for (const [index, turns] of talks.entries()) await write(turns, customers[index])
  await measure()
  return bucketOf()
}

test.each<[number, AnswerTime | null]>([
  [2 * MINUTE, "hour"],
  [HOUR, "hour"],
  [HOUR + MINUTE, "few_hours"],
  [4 * HOUR, "few_hours"],
  [4 * HOUR + MINUTE, "day"],
  [DAY, "day"],
  [DAY + MINUTE, "two_days"],
  [2 * DAY - MINUTE, "two_days"],
])("answers after %f hours are %s", async (hours, bucket) => {
  expect(await measured(answered(5, hours))).toBe(bucket)
})

test("nothing is said of who takes longer than two days, and of four answers", async () => {
  expect(await measured(answered(5, 3 * DAY, 60 * DAY))).toBeNull()
  expect(await measured(answered(4, HOUR))).toBeNull()
})

test("a wait begins with the first unanswered message, and ends with the first answer", async () => {
  const talk = [20, 16, 12, 8, 4].flatMap((days): Turn[] => [
    ["customer", days * DAY],
    ["customer", days * DAY - 9],
    ["professional", days * DAY - 10],
    ["professional", days * DAY - 60],
  ])
  expect(await measured(talk)).toBe("day")
})

test("who only writes first is not measured", async () => {
  const talk = answered(9, HOUR).map(([, hours]): Turn => ["professional", hours])
  expect(await measured(talk)).toBeNull()
})

test("held messages reach nobody", async () => {
  const talk = [20, 16, 12, 8, 4].flatMap((days): Turn[] => [
    ["customer", days * DAY, "held"],
    ["customer", days * DAY - 9],
    ["professional", days * DAY - 9.5, "held"],
    ["professional", days * DAY - 12],
  ])
  expect(await measured(talk)).toBe("few_hours")
})

test("a held message that is delivered arrives when it is delivered", async () => {
  const talk = [20, 16, 12, 8, 4].flatMap((days): Turn[] => [
    ["customer", days * DAY],
    ["professional", days * DAY - 9],
  ])
  const id = await write(talk)
  await sql`update messages set delivered_at = created_at + interval '8 hours 30 minutes'
    where conversation_id = ${id} and sender_id = ${customers[0]!.account_id}`.execute(t.db)
  await measure()
  expect(await bucketOf()).toBe("hour")
})

test("what began more than 90 days ago is not looked at, though it was answered since", async () => {
  expect(await measured([["customer", 90 * DAY + 1], ["professional", 90 * DAY - 1], ...answered(4, HOUR)])).toBeNull()
  expect(await measured([["customer", 90 * DAY - 1], ["professional", 90 * DAY - 2], ...answered(4, HOUR)])).toBe(
    "hour",
  )
})

test("half of the customers without an answer are still half, one more is not", async () => {
  const waits = (count: number): Turn[][] => Array.from({ length: count }, () => [["customer", 50 * HOUR]])
  expect(await measured(answered(5, HOUR), ...waits(5))).toBe("hour")
  // The sixth has answers already, and waits for another one.
  expect(await measured([...answered(5, HOUR), ["customer", 50 * HOUR]], ...waits(5))).toBeNull()
})

test("a wait that is shorter than the usual one says nothing yet", async () => {
  const waits = (hours: number): Turn[][] => Array.from({ length: 5 }, () => [["customer", hours]])
  const talk: Turn[] = [...answered(5, 3 * HOUR), ["customer", 2 * HOUR]]
  expect(await measured(talk, ...waits(2 * HOUR))).toBe("few_hours")
  t.clock.now = new Date(t.clock.now.getTime() + DAY * 3_600_000 + 1000)
  expect(await measure(), "a day later also without a message").toBe(1)
  expect(await bucketOf()).toBe("two_days")
})

test("nobody waits for who cannot answer: the customer is suspended or gone, or one of the two has blocked", async () => {
  const waiting: Turn[] = [["customer", 50 * HOUR]]
  const ids: string[] = []
  await write([...answered(5, HOUR), ["customer", 50 * HOUR]], customers[0])
  for (const customer of customers.slice(1)) ids.push(await write(waiting, customer))
  await measure()
  expect(await bucketOf()).toBeNull()
  const again = async () => {
    await t.db.deleteFrom("answer_times").execute()
    await measure()
    return bucketOf()
  }
  const [blocked] = ids
  await t.db
    .updateTable("conversations")
    .set({ customer_blocked_at: ago(49.9) })
    .where("id", "=", blocked!)
    .execute()
  expect(await again(), "blocked before the usual time was over").toBe("hour")
  await t.db
    .updateTable("conversations")
    .set({ customer_blocked_at: ago(2) })
    .where("id", "=", blocked!)
    .execute()
  expect(await again(), "blocked after two days").toBe("two_days")
  await t.db
    .updateTable("conversations")
    .set({ customer_blocked_at: null, professional_blocked_at: ago(49.9) })
    .where("id", "=", blocked!)
    .execute()
  expect(await again()).toBe("hour")
  await t.db.updateTable("conversations").set({ professional_blocked_at: null }).execute()
  const gone = customers[5]!.account_id
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", gone).execute()
  expect(await again()).toBe("hour")
  await t.db.updateTable("accounts").set({ suspended_at: null, full_name: "" }).where("id", "=", gone).execute()
  expect(await again()).toBe("hour")
  await t.db.updateTable("accounts").set({ full_name: "Ketaki Gokhale 5" }).where("id", "=", gone).execute()
  expect(await again()).toBeNull()
})

test("advocates are not measured", async () => {
  const advocate = await createProfessional(t, { slug: "real-estate-lawyer" })
  await write(answered(6, HOUR), customers[0], advocate)
  await measure()
  expect(await bucketOf(advocate)).toBeNull()
})

test("only those are measured in whose conversations something has happened since, and everybody once a day", async () => {
  const rival = await createProfessional(t)
  await write(answered(5, HOUR))
  await write(answered(5, HOUR), customers[0], rival)
  expect(await measure()).toBe(2)
  expect(await measure()).toBe(0)
  t.clock.now = new Date(t.clock.now.getTime() + 3_600_000)
  await write([["customer", 0.5]], customers[1], rival)
  expect(await measure()).toBe(1)
  t.clock.now = new Date(t.clock.now.getTime() + 86_400_000)
  expect(await measure()).toBe(2)
  // Long after the last message, what was said is taken back once, and nobody is looked at any more.
  t.clock.now = new Date(t.clock.now.getTime() + 100 * 86_400_000)
  expect(await measure()).toBe(2)
  expect([await bucketOf(), await bucketOf(rival)]).toEqual([null, null])
  t.clock.now = new Date(t.clock.now.getTime() + 2 * 86_400_000)
  expect(await measure()).toBe(0)
})

test("more than a batch are all measured, once", async () => {
  const { account_id, professional_id } = designer
  const ids = Array.from({ length: 230 }, () => newId())
  const source = await t.db.selectFrom("professionals").selectAll().where("id", "=", professional_id).executeTakeFirst()
  const owners = ids.map((id) => ({ id, email: `${id}@test.example`, full_name: "", is_professional: true }))
  await t.db
    .insertInto("accounts")
    .values(owners.map((one) => ({ ...one, activated_at: t.clock.now })))
    .execute()
  const rows = ids.map((id) => ({ id, account_id: id, business_name: "Many", city_id: source!.city_id }))
  await t.db.insertInto("professionals").values(rows).execute()
  for (const id of ids) await write(answered(5, HOUR), customers[0], { ...designer, account_id, professional_id: id })
  expect(await measure()).toBe(230)
  expect(await t.db.selectFrom("answer_times").select("bucket").execute()).toEqual(ids.map(() => ({ bucket: "hour" })))
})

const indianDayAt = (hoursAgo: number) => Math.floor((ago(hoursAgo).getTime() + 5.5 * 3_600_000) / 86_400_000)

/** The same by hand, message by message; of a talk the first wait of each Indian day. */
const medianByHand = (talks: readonly Turn[][]) => {
  const [closed, open]: [number[], number[]] = [[], []]
  for (const turns of talks) {
    let asked: number | undefined
    const days = new Set<number>()
    const counts = (at: number) => {
      const isFirst = !days.has(indianDayAt(at))
      days.add(indianDayAt(at))
      return isFirst && at < 90 * DAY
    }
    for (const [by, hours, held] of turns) {
      if (held) continue
      if (by === "customer") asked ??= hours
      else if (asked !== undefined) {
        if (counts(asked)) closed.push(asked - hours)
        asked = undefined
      }
    }
    if (asked !== undefined && counts(asked)) open.push(asked)
  }
  if (closed.length < 5) return null
  const median = (hours: number[]) => hours.toSorted((a, b) => a - b)[Math.ceil(hours.length / 2) - 1]!
  const usual = median(closed)
  return median([...closed, ...open.filter((hours) => hours > usual)])
}

test("whatever is written, it is the median that is counted by hand", async () => {
  const random = seededRandom("answer times")
  const expected = new Map<string, AnswerTime | null>()
  for (let n = 0; n < 40; n += 1) {
    const professional = n === 0 ? designer : await createProfessional(t)
    const pace = 10 ** (random() * 2.2 - 1)
    const talks = customers.slice(0, 1 + Math.floor(random() * 6)).map(() => {
      const turns: Turn[] = []
      let hours = 100 * DAY * random() + 1
      for (let m = 0; m < 12 && hours > 0.01; m += 1) {
        const by = random() < 0.5 ? "customer" : "professional"
        turns.push(random() < 0.1 ? [by, hours, "held"] : [by, hours])
        hours -= random() < 0.3 ? random() * 10 * DAY : random() * pace * 2
      }
      return turns
    })
    for (const [index, turns] of talks.entries()) await write(turns, customers[index], professional)
    expected.set(professional.professional_id, answerTimeOf(medianByHand(talks)))
  }
  await measure()
  const rows = await t.db.selectFrom("answer_times").select(["professional_id", "bucket"]).execute()
  const found = new Map(rows.map(({ professional_id, bucket }) => [professional_id, bucket]))
  for (const [id, bucket] of expected) expect(found.get(id) ?? null, id).toBe(bucket)
  expect(new Set(expected.values()).size, "not all alike").toBeGreaterThan(2)
})

test("profile, card and conversation say it while it holds", async () => {
  const said = async () => {
    const { professional_id, service_id } = designer
    const profile = await t.call("GET", `/provider/${professional_id}`)
    const { services } = await searchIn(t.db, { query: "Neem Interiors" }, t.clock.now)
    const conversations = await t.call("GET", "/conversations", { token: customers[0]!.token })
    const id = conversations.body.conversations[0].id
    const { body } = await t.call("GET", `/conversations/${id}`, { token: customers[0]!.token })
    return [
      profile.body.provider?.answer_time,
      services.find((one) => one.id === service_id)?.answer_time,
      body.conversation.answer_time,
    ]
  }
  await write(answered(5, 3 * HOUR))
  expect(await said()).toEqual([null, null, null])
  await measure()
  expect(await said()).toEqual(Array.from({ length: 3 }, () => "Usually answers within a few hours"))
  await t.db.updateTable("answer_times").set({ bucket: null }).execute()
  expect(await said()).toEqual([null, null, null])
  await t.db.updateTable("answer_times").set({ bucket: "day" }).execute()
  expect(await said()).toEqual(Array.from({ length: 3 }, () => "Usually answers within a day"))
  await t.db.deleteFrom("answer_times").execute()
  expect(await said()).toEqual([null, null, null])
})

test("of who is suspended nothing is measured and nothing said, until they are back", async () => {
  await write(answered(5, HOUR))
  const suspend = (suspended_at: Date | null) =>
    t.db.updateTable("accounts").set({ suspended_at }).where("id", "=", designer.account_id).execute()
  await suspend(t.clock.now)
  expect(await measure()).toBe(0)
  expect((await t.call("GET", `/provider/${designer.professional_id}`)).status).toBe(404)
  await suspend(null)
  expect(await measure()).toBe(1)
  const { services } = await searchIn(t.db, { query: "Neem Interiors" }, t.clock.now)
  expect(services.find(({ id }) => id === designer.service_id)).toMatchObject({
    answer_time: "Usually answers within an hour",
  })
})

test("with an erased professional goes what was measured; a customer who is erased leaves the answers that they got", async () => {
  const [leaver, customer] = [await createProfessional(t), await createCustomer(t)]
  await write(answered(5, HOUR), customers[0], leaver)
  await write(answered(5, HOUR), customer)
  await measure()
  for (const { token } of [leaver, customer]) await t.call("POST", "/privacy/deletion", { token, body: {} })
  t.clock.now = new Date(start.getTime() + 14 * DAY * 3_600_000)
  const tools = { db: t.db, clock: () => t.clock.now, publicUrl, log: pino({ level: "silent" }) }
  await eraseLeavers(null, tools)
  expect(await measure()).toBe(1)
  expect([await bucketOf(leaver), await bucketOf()]).toEqual([undefined, "hour"])
})

test("two nodes may measure at the same time", async () => {
  await write(answered(5, HOUR))
  await Promise.all([measure(), measure(), measure()])
  expect(await bucketOf()).toBe("hour")
})
