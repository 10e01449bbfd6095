/** A question before booking: who may ask whom, how it ends, and that of two ends at once one stands. */
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { untilBlocked } from "../../test/blocked.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../test/people.ts"
import { scaleLimits } from "../platform/http/limits.server.ts"
import { newId } from "../platform/id.ts"
import { shownRequestStatus } from "./request-conditions.server.ts"
import { endRequestsOfSuspended, lapseRequests, remindOfRequests } from "./service-request.jobs.server.ts"
import { requestStatusAt, shownRequestStatuses, shownStatusOf } from "./service-request.rules.ts"
import type { CustomerRequest } from "./service-request.schema.ts"

let t: TestApp
let customer: Person
let stranger: Person
let designer: Professional
let rival: Professional
beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t, "Ketaki Gokhale")
  stranger = await createCustomer(t)
  designer = await createProfessional(t, { business_name: "Neem Interiors" })
  rival = await createProfessional(t, { isCustomer: true })
})
afterEach(async () => {
  for (const table of ["service_requests", "bookings", "notifications", "mails", "activities"] as const)
    await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

const HOUR = 3_600_000
const later = (hours: number, from: Date = t.clock.now) => new Date(from.getTime() + hours * HOUR)
const words = "Do you also take on a single room?"
const ask = (body: object = {}, token: string | undefined = customer.token, headers = {}) =>
  t.call("POST", "/request_service", {
    token,
    headers,
    body: { provider_id: designer.professional_id, service_type: "interior-designer", message: words, ...body },
  })
const asked = async (body: object = {}, token = customer.token): Promise<CustomerRequest> =>
  (await ask(body, token)).body.request
const answer = (id: string, body: object = { status: "accepted" }, by = designer) =>
  t.call("POST", `/provider/${by.professional_id}/requests/${id}`, { token: by.token, body })
const withdraw = (id: string, token = customer.token) =>
  t.call("POST", `/user/requests/${id}/withdraw`, { token, body: {} })
const own = async (query = "", token = customer.token) =>
  (await t.call("GET", `/user/requests${query}`, { token })).body
const received = (query = "", by = designer) =>
  t.call("GET", `/provider/${by.professional_id}/requests${query}`, { token: by.token })
const statusOf = async (id: string) =>
  (await t.db.selectFrom("service_requests").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status
const eventsOf = async (id: string) =>
  (
    await t.db
      .selectFrom("service_request_events")
      .select("to_status")
      .where("request_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ to_status }) => to_status)
/** Kinds of notices and mails, oldest first; what was read is not told any more. */
const toldTo = async ({ account_id, email }: Person) => {
  const notices = t.db.selectFrom("notifications").select("kind").where("account_id", "=", account_id)
  const mails = t.db.selectFrom("mails").select("kind").where("to_address", "=", email)
  return {
    notices: (await notices.where("read_at", "is", null).orderBy("id").execute()).map(({ kind }) => kind),
    mails: (await mails.orderBy("id").execute()).map(({ kind }) => kind),
  }
}
const activityOf = async ({ account_id }: Person) =>
  (
    await t.db
      .selectFrom("activities")
      .select("action")
      .where("account_id", "=", account_id)
      .where("action", "<>", "login")
      .orderBy("id")
      .execute()
  ).map(({ action }) => action)
/** Its answer is due now, and the clock has not looked yet. */
const makeDue = (id: string, answer_due_at: Date = t.clock.now) =>
  t.db.updateTable("service_requests").set({ answer_due_at }).where("id", "=", id).execute()

describe("asking", () => {
  test("the professional reads it, hears of it and has 48 hours; nothing says how to reach the customer", async () => {
    const { status, body } = await ask()
    expect([status, body.success, body.message]).toEqual([201, true, "Service request sent successfully"])
    expect(body.request).toMatchObject({
      ...{ status: "pending", message: words, provider_name: "Neem Interiors", service_type: "interior-designer" },
      ...{ is_public: true, is_bookable: true, is_booked: false, reason: null, city: "Pune" },
    })
    expect(Date.parse(body.request.answer_due_at) - t.clock.now.getTime()).toBeGreaterThan(48 * HOUR - 1001)
    const { requests } = (await received()).body
    expect(requests).toMatchObject([{ id: body.request.id, client_name: "Ketaki Gokhale", message: words }])
    expect(JSON.stringify(requests)).not.toMatch(/@|mobile|phone|email/)
    expect(await toldTo(designer)).toEqual({ notices: ["service_requested"], mails: ["service_requested"] })
    expect(await toldTo(customer)).toEqual({ notices: [], mails: [] })
    expect(await activityOf(customer)).toEqual(["service_request"])
    expect(await activityOf(designer)).toEqual(["service_request_by_customer"])
  })

  test("what is missing is said in the specified words", async () => {
    const { status, body } = await ask({ provider_id: "", service_type: "", message: " " })
    expect([status, body.errors]).toEqual([
      422,
      {
        service_type: "Please select a service first",
        provider_id: "This service doesn't have a valid professional. Please select another service.",
        message: "Please write your message to the professional",
      },
    ])
    expect((await ask({ message: "x".repeat(1001) })).body.errors).toHaveProperty("message")
    expect((await ask({ message: "x".repeat(1000) })).status).toBe(201)
  })

  test("what nobody sees is no message, and no sign turns text round", async () => {
    const { status, body } = await ask({ message: "\u200b\u2060 \u200b" })
    expect([status, body.errors]).toEqual([422, { message: "Please write your message to the professional" }])
    const { id, message } = await asked({ message: "\u202eA single\u200e room\u2029with two windows" })
    expect(message).toBe("A single room\nwith two windows")
    const answered = await answer(id, { status: "declined", reason: "One room\u202e at a time" })
    expect(answered.body.request.reason).toBe("One room at a time")
    const { id: other } = await asked()
    expect((await answer(other, { status: "accepted", reason: "\u200b" })).body.request.reason).toBeNull()
  })

  test("any script and any sign is text, a name counts as its slug, and unknown fields are not kept", async () => {
    const message = "<script>alert(1)</script> 'quoted'; drop table छान 🏠\nNext line"
    const one = await asked({ message, service_type: "Interior Designers", status: "accepted", reason: "yes" })
    expect(one).toMatchObject({ message, status: "pending", reason: null })
    for (const body of [{ message: 7 }, { message: ["x"] }, { provider_id: {} }, { message: null }])
      expect((await ask(body)).status, JSON.stringify(body)).toBe(422)
  })

  test("only customers, only for themselves, and nobody themselves", async () => {
    expect((await ask({}, "")).status).toBe(401)
    expect((await ask({}, designer.token)).status).toBe(403)
    expect((await ask({ user_id: stranger.account_id })).body.code).toBe("identity_mismatch")
    expect((await ask({ user_id: customer.account_id })).status).toBe(201)
    const self = await ask({ provider_id: rival.professional_id }, rival.token)
    expect([self.status, self.body.message]).toEqual([422, "You cannot request your own services."])
  })

  test("not of who is unknown or suspended, nor a service they do not offer or have paused", async () => {
    expect((await ask({ provider_id: newId() })).status).toBe(404)
    expect((await ask({ provider_id: "' or 1=1 --" })).status).toBe(404)
    const gone = await createProfessional(t)
    await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", gone.account_id).execute()
    expect((await ask({ provider_id: gone.professional_id })).status).toBe(404)
    const other = await ask({ service_type: "architect" })
    expect([other.status, other.body.message]).toEqual([422, "This professional does not offer this service."])
    const paused = await createProfessional(t)
    await t.db
      .updateTable("professional_services")
      .set({ is_active: false })
      .where("id", "=", paused.service_id)
      .execute()
    expect((await ask({ provider_id: paused.professional_id })).status).toBe(409)
  })

  test("the same key is one request", async () => {
    const headers = { "idempotency-key": newId() }
    const both = [await ask({}, customer.token, headers), await ask({}, customer.token, headers)]
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0]!.body.request.id).toBe(both[1]!.body.request.id)
    expect((await own()).requests).toHaveLength(1)
  })

  test("three wait with one professional, also when many come at once; an answered one leaves room", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, ...Array(5).fill(409)])
    expect(all.find(({ status }) => status === 409)!.body.message).toBe(
      "You have 3 requests waiting with this professional. Please wait for an answer, or withdraw one of them.",
    )
    expect((await ask({}, stranger.token)).status).toBe(201)
    const [first, second] = (await own()).requests
    await answer(first.id)
    expect((await ask()).status).toBe(201)
    expect((await ask()).status).toBe(409)
    await makeDue(second.id)
    expect((await ask()).status).toBe(201)
  })

  test("of two at the limit on two connections the second waits for the first, and is refused", async () => {
    await asked()
    await asked()
    let second: ReturnType<typeof ask> | undefined
    await t.db.transaction().execute(async (held) => {
      const { takeAdvisoryLock } = await import("../platform/database/locks.server.ts")
      await takeAdvisoryLock(held, "serviceRequests", customer.account_id)
      second = ask()
      await untilBlocked(t.db)
      const { professional_id, service_id } = designer
      const row = { id: newId(), customer_id: customer.account_id, professional_id, service_id, message: words }
      await held
        .insertInto("service_requests")
        .values({ ...row, answer_due_at: later(48) })
        .execute()
    })
    expect((await second!).status).toBe(409)
  })

  test("twenty wait in all", async () => {
    const row = () => ({
      ...{ id: newId(), customer_id: customer.account_id, professional_id: rival.professional_id },
      ...{ service_id: rival.service_id, message: words, answer_due_at: later(20) },
    })
    await t.db
      .insertInto("service_requests")
      .values(Array.from({ length: 19 }, row))
      .execute()
    const two = await Promise.all([ask(), ask()])
    expect(two.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})

test("one professional is asked five times a day at most, whatever becomes of it", async () => {
  const askAtScale = (body: object = {}) => {
    scaleLimits(1)
    return ask(body).finally(() => scaleLimits(1000))
  }
  for (let n = 0; n < 5; n++) expect((await withdraw((await asked()).id)).status).toBe(200)
  const refused = await askAtScale()
  expect(refused.status).toBe(429)
  const sentence = /^You have asked Neem Interiors 5 times within a day\. .* try again in 24 hours\.$/
  expect(refused.body.message).toMatch(sentence)
  expect((await askAtScale({ provider_id: rival.professional_id })).status).toBe(201)
  await t.db
    .updateTable("service_requests")
    .set({ created_at: later(-25) })
    .execute()
  expect((await askAtScale()).status).toBe(201)
})

test("asking somebody who goes at the same moment is refused, and nothing is written", async () => {
  const going = await createProfessional(t)
  const leaver = await t.db.startTransaction().execute()
  await leaver.selectFrom("accounts").select("id").where("id", "=", going.account_id).forUpdate().execute()
  const asking = ask({ provider_id: going.professional_id })
  await untilBlocked(t.db)
  await leaver.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", going.account_id).execute()
  await leaver.commit().execute()
  expect((await asking).status).toBe(409)
  expect((await own()).requests).toEqual([])
})

describe("the answer", () => {
  test("accepted: the customer is told, with the way to book; the actor is not, and has no notice left", async () => {
    const { id } = await asked()
    const accepted = await answer(id, { status: "accepted", reason: "Gladly. Bring the plan." })
    expect([accepted.status, accepted.body.message]).toEqual([200, "Request accepted"])
    expect(accepted.body.request).toMatchObject({
      status: "accepted",
      reason: "Gladly. Bring the plan.",
      answer_due_at: null,
    })
    expect(accepted.body.request.history).toMatchObject([
      { status: "pending", by: "customer" },
      { status: "accepted", by: "professional", reason: "Gladly. Bring the plan." },
    ])
    expect((await own()).requests[0]).toMatchObject({ status: "accepted", reason: "Gladly. Bring the plan." })
    expect((await toldTo(customer)).notices).toEqual(["service_request_accepted"])
    expect((await toldTo(customer)).mails).toEqual(["service_request_accepted"])
    expect((await toldTo(designer)).notices).toEqual([])
    const { notifications } = (await t.call("GET", "/notifications", { token: customer.token })).body
    expect(notifications[0].link).toBe(`/providers/${designer.professional_id}?book=${designer.service_id}`)
    expect(await activityOf(customer)).toEqual(["service_request", "request_accepted"])
    expect(await activityOf(designer)).toEqual(["service_request_by_customer", "accept_request"])
  })

  test("declined: with the reason, and others of the same service and city by name", async () => {
    const { id } = await asked()
    expect((await own()).requests[0].others).toEqual([])
    expect((await answer(id, { status: "declined", reason: "Booked until March" })).status).toBe(200)
    const { notifications } = (await t.call("GET", "/notifications", { token: customer.token })).body
    expect(notifications[0].link).toBe("/user/requests")
    const [declined] = (await own()).requests
    expect(declined).toMatchObject({ status: "declined", reason: "Booked until March" })
    const { provider_id, service_id } = { provider_id: rival.professional_id, service_id: rival.service_id }
    expect(declined.others).toEqual([{ provider_id, service_id, name: rival.business_name }])
  })

  test("once: another act after it is 409 with the status, and the same once more is done already", async () => {
    const { id } = await asked()
    await answer(id)
    const others = [await answer(id, { status: "accepted", reason: "Yes" }), await answer(id, { status: "declined" })]
    for (const again of [...others, await withdraw(id)])
      expect([again.status, again.body.status, again.body.message]).toEqual([
        409,
        "accepted",
        "This request is accepted.",
      ])
    expect(await answer(id)).toMatchObject({ status: 200, body: { request: { status: "accepted" } } })
    expect(await eventsOf(id)).toEqual(["pending", "accepted"])
    expect((await toldTo(customer)).notices).toEqual(["service_request_accepted"])
    const another = await asked()
    await withdraw(another.id)
    expect(await withdraw(another.id)).toMatchObject({ status: 200, body: { request: { status: "withdrawn" } } })
  })

  test("accepted while the service is paused, nobody is told that they can book", async () => {
    const { id } = await asked()
    const isActive = (is_active: boolean) =>
      t.db.updateTable("professional_services").set({ is_active }).where("id", "=", designer.service_id).execute()
    await isActive(false)
    expect((await answer(id)).status).toBe(200)
    await isActive(true)
    const { notifications } = (await t.call("GET", "/notifications", { token: customer.token })).body
    expect(notifications[0]).toMatchObject({
      link: "/user/requests",
      message:
        "Neem Interiors accepted your Interior Designer request. Visits for it cannot be booked here at the moment.",
    })
  })

  test("a withdrawn one is told to the professional, whose question is taken back", async () => {
    const { id } = await asked()
    expect((await withdraw(id)).body).toMatchObject({ message: "Request withdrawn", request: { status: "withdrawn" } })
    // Its mail had not left yet, so none says that it is withdrawn.
    expect(await toldTo(designer)).toEqual({ notices: ["service_request_withdrawn"], mails: [] })
    expect((await toldTo(customer)).notices).toEqual([])
    expect((await answer(id)).body.status).toBe("withdrawn")
  })

  test("other people's are unknown; another professional's list is 403", async () => {
    const { id } = await asked()
    for (const refused of [
      await withdraw(id, stranger.token),
      await answer(id, undefined, rival),
      await withdraw(newId()),
    ])
      expect([refused.status, refused.body.code]).toEqual([404, "not_found"])
    const foreign = await t.call("GET", `/provider/${designer.professional_id}/requests`, { token: rival.token })
    expect([foreign.status, foreign.body.code]).toEqual([403, "identity_mismatch"])
    const path = `/provider/${designer.professional_id}/requests/${id}`
    expect((await t.call("POST", path, { token: rival.token, body: { status: "accepted" } })).status).toBe(403)
    expect((await t.call("POST", path, { token: customer.token, body: { status: "accepted" } })).status).toBe(403)
    expect((await own("", stranger.token)).requests).toEqual([])
    expect(await statusOf(id)).toBe("pending")
    for (const body of [
      { status: "lapsed" },
      { status: "pending" },
      {},
      { status: "declined", reason: "x".repeat(501) },
    ])
      expect((await answer(id, body)).status).toBe(422)
  })
})

describe("lists", () => {
  test("pages join, newest first; a status filters by now; a malformed cursor is 422", async () => {
    const ids = [(await asked()).id, (await asked()).id, (await asked()).id]
    const first = await own("?limit=2")
    const second = await own(`?limit=2&cursor=${first.next}`)
    const listed = [...first.requests, ...second.requests].map(({ id }: CustomerRequest) => id)
    expect([listed, second.next]).toEqual([ids.toReversed(), null])
    await answer(ids[0]!, { status: "declined" })
    await makeDue(ids[1]!)
    const idsBy = async (status: string) =>
      (await received(`?status=${status}`)).body.requests.map(({ id }: { id: string }) => id)
    expect(await idsBy("pending")).toEqual([ids[2]])
    expect(await idsBy("declined")).toEqual([ids[0]])
    expect(await idsBy("lapsed")).toEqual([ids[1]])
    expect((await received("?status=done")).status).toBe(422)
    expect((await received("?cursor=last")).status).toBe(422)
  })

  test("of what waits for a professional, the one that is due next is first, page by page", async () => {
    const ids = [(await asked()).id, (await asked()).id, (await asked()).id]
    await makeDue(ids[0]!, later(5))
    await makeDue(ids[1]!, later(3))
    await makeDue(ids[2]!, later(4))
    const first = (await received("?status=pending&limit=2")).body
    const second = (await received(`?status=pending&limit=2&cursor=${first.next}`)).body
    const listed = [...first.requests, ...second.requests].map(({ id }: { id: string }) => id)
    expect([listed, second.next]).toEqual([[ids[1], ids[2], ids[0]], null])
  })

  test("a request whose customer has booked since says so to both", async () => {
    const { id } = await asked()
    await answer(id)
    const { professional_id, service_id } = designer
    const who = { id: newId(), customer_id: customer.account_id, professional_id, service_id }
    const times = { starts_at: later(50), ends_at: later(51), answer_due_at: later(24), created_at: later(1) }
    await t.db
      .insertInto("bookings")
      .values({ ...who, ...times })
      .execute()
    expect((await own()).requests[0].is_booked).toBe(true)
    expect((await received()).body.requests[0].is_booked).toBe(true)
  })
})

describe("the clock", () => {
  test("a request whose time is over has lapsed for everybody before its row says so", async () => {
    const { id } = await asked()
    await makeDue(id)
    expect((await own()).requests[0]).toMatchObject({ status: "lapsed", answer_due_at: null })
    expect((await received()).body.requests[0].status).toBe("lapsed")
    for (const late of [await answer(id), await withdraw(id)])
      expect([late.status, late.body.status]).toEqual([409, "lapsed"])
    expect(await statusOf(id)).toBe("pending")
  })

  test("it lapses with a notice to both, and the customer is led to others", async () => {
    const { id } = await asked()
    expect(await lapseRequests(t.db, later(47))).toBe(0)
    expect(await lapseRequests(t.db, later(48))).toBe(1)
    expect(await statusOf(id)).toBe("lapsed")
    expect(await toldTo(customer)).toEqual({
      notices: ["service_request_lapsed_for_customer"],
      mails: ["service_request_lapsed_for_customer"],
    })
    expect(await toldTo(designer)).toEqual({
      notices: ["service_request_lapsed_for_professional"],
      mails: ["service_request_lapsed_for_professional"],
    })
    const { notifications } = (await t.call("GET", "/notifications", { token: customer.token })).body
    expect(notifications[0].link).toBe("/user/requests")
    const [lapsed] = (await own()).requests
    expect(lapsed.history.at(-1)).toMatchObject({ status: "lapsed", by: "nobody" })
    expect(lapsed.others).toHaveLength(1)
  })

  test("of somebody suspended it ends: the other side is told, and they are not", async () => {
    const suspend = (id: string, suspended_at: Date | null) =>
      t.db.updateTable("accounts").set({ suspended_at }).where("id", "=", id).execute()
    const [mine, theirs] = [await asked(), await asked({}, stranger.token)]
    await suspend(stranger.account_id, t.clock.now)
    expect(await endRequestsOfSuspended(t.db, t.clock.now)).toBe(1)
    expect([await statusOf(theirs.id), await statusOf(mine.id)]).toEqual(["withdrawn", "pending"])
    expect(await toldTo(stranger)).toEqual({ notices: [], mails: [] })
    // The mail that asked had not left yet, so none says that it has ended.
    expect(await toldTo(designer)).toEqual({
      ...{ notices: ["service_requested", "service_request_ended_without_customer"], mails: ["service_requested"] },
    })
    await suspend(designer.account_id, t.clock.now)
    expect(await endRequestsOfSuspended(t.db, t.clock.now)).toBe(1)
    for (const { account_id } of [stranger, designer]) await suspend(account_id, null)
    expect((await own()).requests[0]).toMatchObject({ status: "declined", history: [{}, { by: "nobody" }] })
    const ended = "service_request_ended_without_professional"
    expect(await toldTo(customer)).toEqual({ notices: [ended], mails: [ended] })
    expect(await endRequestsOfSuspended(t.db, t.clock.now)).toBe(0)
    for (const late of [await withdraw(mine.id), await withdraw(theirs.id, stranger.token), await answer(mine.id)])
      expect([late.status, late.body.message, late.body.history.at(-1).by]).toEqual([
        ...[409, "This request is over, because an account was no longer active.", "nobody"],
      ])
    expect(await activityOf(customer)).toEqual(["service_request", "request_ended_for_customer"])
    expect((await activityOf(designer)).slice(2)).toEqual(Array(2).fill("request_ended_for_professional"))
  })

  test("what has become of a request is the same word by its history and in SQL", async () => {
    const asks = Array.from({ length: 6 }, (_, at) => asked({}, at < 3 ? customer.token : stranger.token))
    const ids = (await Promise.all(asks)).map(({ id }) => id)
    await answer(ids[0]!, { status: "declined" })
    await answer(ids[1]!)
    await withdraw(ids[3]!, stranger.token)
    await makeDue(ids[2]!)
    const suspended_at = t.clock.now
    await t.db.updateTable("accounts").set({ suspended_at }).where("id", "=", stranger.account_id).execute()
    expect(await endRequestsOfSuspended(t.db, t.clock.now)).toBe(2)
    const { rows } = await sql<{ id: string; shown: string }>`
      select r.id, ${shownRequestStatus(t.clock.now)} as shown from service_requests r order by r.id`.execute(t.db)
    await t.db.updateTable("accounts").set({ suspended_at: null }).where("id", "=", stranger.account_id).execute()
    const listed = (await received()).body.requests as CustomerRequest[]
    const byHistory = listed.map((one) => ({
      id: one.id,
      shown: shownStatusOf(requestStatusAt(one, t.clock.now), one),
    }))
    expect(byHistory.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(rows)
    expect(rows.map(({ shown }) => shown).toSorted()).toEqual([
      ...["accepted", "account_inactive", "account_inactive", "declined", "lapsed", "withdrawn"],
    ])
    for (const status of shownRequestStatuses) {
      const chosen = (await received(`?status=${status}`)).body.requests as CustomerRequest[]
      const same = rows.filter(({ shown }) => shown === status).map(({ id }) => id)
      expect(chosen.map(({ id }) => id).toSorted()).toEqual(same)
    }
  })

  test("of a kind of service that is closed meanwhile it can be answered until it lapses: those who offer it still do", async () => {
    const [first, second] = [await asked(), await asked()]
    const kind = t.db.selectFrom("service_types").select("id").where("slug", "=", "interior-designer")
    const { id } = await kind.executeTakeFirstOrThrow()
    const opened = await t.db.selectFrom("service_type_cities").selectAll().where("service_type_id", "=", id).execute()
    await t.db.deleteFrom("service_type_cities").where("service_type_id", "=", id).execute()
    expect((await received("?status=pending")).body.requests).toHaveLength(2)
    expect((await answer(first.id)).status).toBe(200)
    expect(await lapseRequests(t.db, later(48))).toBe(1)
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(["accepted", "lapsed"])
    expect((await toldTo(customer)).notices).toEqual([
      "service_request_accepted_unbookable",
      "service_request_lapsed_for_customer",
    ])
    await t.db.insertInto("service_type_cities").values(opened).execute()
  })

  test("the professional is reminded once at half of the time, however many nodes look", async () => {
    const { id } = await asked()
    expect(await remindOfRequests(t.db, later(23))).toBe(0)
    const nodes = await Promise.all([1, 2, 3, 4].map(() => remindOfRequests(t.db, later(24.1))))
    expect(nodes.reduce((all, one) => all + one)).toBe(1)
    expect(await toldTo(designer)).toEqual({
      notices: ["service_requested", "service_request_waits"],
      mails: ["service_requested", "service_request_waits"],
    })
    await answer(id)
    expect(await remindOfRequests(t.db, later(30))).toBe(0)
    expect((await toldTo(designer)).notices).toEqual([])
  })

  test("of many rows none hangs past its deadline, and each is told once by several nodes", async () => {
    const { professional_id, service_id } = designer
    const rows = Array.from({ length: 137 }, (_, n) => ({
      ...{ id: newId(), customer_id: stranger.account_id, professional_id, service_id, message: words },
      answer_due_at: later(10 + (n % 3)),
    }))
    await t.db.insertInto("service_requests").values(rows).execute()
    const held = rows[0]!.id
    await t.db.transaction().execute(async (trx) => {
      await trx.selectFrom("service_requests").select("id").where("id", "=", held).forUpdate().execute()
      const nodes = await Promise.all([1, 2, 3].map(() => lapseRequests(t.db, later(13))))
      expect(nodes.reduce((all, one) => all + one)).toBe(136)
    })
    expect(await lapseRequests(t.db, later(13))).toBe(1)
    const waiting = await t.db.selectFrom("service_requests").select("id").where("status", "=", "pending").execute()
    expect(waiting).toEqual([])
    expect((await toldTo(stranger)).notices).toHaveLength(137)
    expect((await toldTo(designer)).notices).toHaveLength(137)
  })
})

describe("two ends at once", () => {
  /** The first act holds the row, the second waits for it. */
  const race = async (id: string, first: string, second: () => Promise<unknown>) => {
    let waiting: Promise<unknown> | undefined
    await t.db.transaction().execute(async (held) => {
      await held.updateTable("service_requests").set({ status: first }).where("id", "=", id).execute()
      waiting = second()
      await untilBlocked(t.db)
    })
    return waiting
  }

  test("accept while the clock lapses it: refused with the status", async () => {
    const { id } = await asked()
    expect(await race(id, "lapsed", () => answer(id))).toMatchObject({ status: 409, body: { status: "lapsed" } })
    expect((await toldTo(customer)).notices).toEqual([])
  })

  test("the clock while somebody accepts: leaves it alone, and afterwards too", async () => {
    const { id } = await asked()
    await t.db.transaction().execute(async (held) => {
      await held.updateTable("service_requests").set({ status: "accepted" }).where("id", "=", id).execute()
      expect(await lapseRequests(t.db, later(48))).toBe(0)
    })
    expect(await lapseRequests(t.db, later(48))).toBe(0)
    expect(await statusOf(id)).toBe("accepted")
  })

  test("withdraw while it is accepted, and the other way round", async () => {
    const [one, other] = [await asked(), await asked()]
    expect(await race(one.id, "accepted", () => withdraw(one.id))).toMatchObject({
      status: 409,
      body: { status: "accepted" },
    })
    expect(await race(other.id, "withdrawn", () => answer(other.id))).toMatchObject({
      ...{ status: 409, body: { status: "withdrawn" } },
    })
  })

  test("all at once, many times: one end each, written and told once", async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await asked({}, stranger.token)
      const ends = await Promise.all([
        ...[answer(id), answer(id, { status: "declined" }), withdraw(id, stranger.token)],
        lapseRequests(t.db, later(48)).then((count) => ({ status: count === 1 ? 200 : 409 })),
      ])
      expect(ends.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await eventsOf(id)).toEqual(["pending", await statusOf(id)])
    }
    expect(t.logged.filter((line) => /deadlock|40P01/.test(line))).toEqual([])
  })
})
