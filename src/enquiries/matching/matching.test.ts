/** An inquiry reaches professionals: who is suggested, what sending does, and how it ends for its sender. */
import { sql } from "kysely"
import pino from "pino"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import {
  checkedPapers,
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
} from "../../../test/people.ts"
import { logIn, newMember } from "../../../test/signing-up.ts"
import { type KnownPerson, readPersonalTable } from "../../platform/personal-data.server.ts"
import { eraseLeavers } from "../../privacy/deletion.server.ts"
import { recordChecks } from "../../professionals/verification.server.ts"
import { endRequestsOfSuspended, lapseRequests } from "../../requests/service-request.jobs.server.ts"
import { serviceRequestData } from "../../requests/service-request.personal.server.ts"
import { shownStatusOf } from "../../requests/service-request.rules.ts"
import type { ProfessionalRequest } from "../../requests/service-request.schema.ts"
import type { WholeSubmission } from "../inbox/inbox.schema.ts"
import { getEnquiryByLink } from "../status/enquiry-status.server.ts"
import { settleInquiries } from "./matching.jobs.server.ts"
import type { Suggestions } from "./matching.schema.ts"

let t: TestApp
let admin: Person
let colleague: Person
let reader: Person
let near: Professional
let far: Professional
let unverified: Professional

beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t, "Shubhangi Rane", false, "desk")
  colleague = await createAdmin(t, "Nikhil Sathe", false, "desk")
  reader = await createAdmin(t, "Isha Phadke", false, "reader")
  near = await offering("Kothrud Rooms", "Kothrud")
  far = await offering("Wakad Rooms", "Wakad")
  unverified = await createProfessional(t, { business_name: "No Papers" })
})
afterEach(async () => {
  for (const table of ["service_requests", "submissions", "mails", "notifications", "activities"] as const)
    await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

const offering = async (business_name: string, locality: string) => {
  const professional = await createProfessional(t, { business_name })
  const { professional_id } = professional
  await t.db.updateTable("professionals").set({ locality }).where("id", "=", professional_id).execute()
  const ctx = { db: t.db, actor: null, clock: () => t.clock.now }
  await recordChecks(ctx, { email: professional.email, result: "approved", ...checkedPapers(["kyc"]) })
  return professional
}
const inquiry = {
  ...{ name: "Asha Kulkarni", email: "asha@home.example", phone: "98220 12345", source: "services_page" },
  ...{ subject: "Inquiry: Interior Designer", message: "Location: Kothrud\n\nA new kitchen for a 2 BHK." },
  details: {
    serviceType: "interior-designer",
    budget: "50k-2l",
    location: "Kothrud",
    projectDetails: "A new kitchen.",
  },
}
const write = async (more: object = {}, token?: string): Promise<string> =>
  (await t.call("POST", "/contact/submit", { body: { ...inquiry, ...more }, ...(token && { token }) })).body.id
const at = (id: string, path = "") => `/admin/submissions/${id}${path}`
const get = async (id: string): Promise<WholeSubmission> =>
  (await t.call("GET", at(id), { token: admin.token })).body.submission
const suggest = async (id: string): Promise<Suggestions> =>
  (await t.call("GET", at(id, "/suggestions"), { token: admin.token })).body
const send = (id: string, to: Professional[], more: object = {}, by: Person = admin) =>
  t.call("POST", at(id, "/requests"), {
    token: by.token,
    body: { provider_ids: to.map(({ professional_id }) => professional_id), ...more },
  })
const sent = async (to: Professional[], more: object = {}, token?: string) => {
  const id = await write(more, token)
  expect((await send(id, to)).status).toBe(200)
  return id
}
const received = async (by: Professional): Promise<ProfessionalRequest[]> =>
  (await t.call("GET", `/provider/${by.professional_id}/requests`, { token: by.token })).body.requests
const answer = async (by: Professional, status: "accepted" | "declined", reason?: string) => {
  const [request] = await received(by)
  return t.call("POST", `/provider/${by.professional_id}/requests/${request!.id}`, {
    token: by.token,
    body: { status, reason },
  })
}
const mailsTo = async (address: string) =>
  (
    await t.db.selectFrom("mails").select(["kind", "params"]).where("to_address", "=", address).orderBy("id").execute()
  ).map(({ kind, params }) => ({ kind, params: params as Record<string, never> }))
const tokenOf = async (kind: string, address = inquiry.email) =>
  String((await mailsTo(address)).findLast((mail) => mail.kind === kind)?.params.token)
const open = (token: string) => getEnquiryByLink({ db: t.db, clock: () => t.clock.now }, { token })
const settle = () => settleInquiries(t.db, t.clock.now)

describe("who is suggested", () => {
  test("the nearer first, each with its reasons; nobody without checks", async () => {
    const { place, suggestions } = await suggest(await write())
    expect(place).toBe("Kothrud, Pune")
    expect(suggestions.map(({ name }) => name)).toEqual(["Kothrud Rooms", "Wakad Rooms"])
    expect(suggestions[0]!.reasons).toContain("Works from Kothrud")
    expect(suggestions[0]!.reasons).toContain("Got no inquiry in the last 30 days")
    expect(suggestions.map(({ provider_id }) => provider_id)).not.toContain(unverified.professional_id)
  })

  test("nobody for a closed kind, an advocate or a city where it is not open", async () => {
    const of = async (details: object, source = "services_page") =>
      (await suggest(await write({ details: { ...inquiry.details, ...details }, source }))).place
    expect(await of({ location: "Bandra, Mumbai" })).toBeNull()
    const closed = { subject: "Contractor Service Inquiry", source: "service_page_contractor", details: {} }
    const refused = await t.call("GET", at(await write(closed), "/suggestions"), { token: admin.token })
    expect(refused.status).toBe(409)
    await t.db.updateTable("submissions").set({ waits_for: null }).execute()
    for (const serviceType of ["contractor", "real-estate-lawyer"]) {
      const id = await write({ details: { ...inquiry.details, serviceType } })
      await t.db.updateTable("submissions").set({ waits_for: null }).where("id", "=", id).execute()
      expect((await suggest(id)).place).toBeNull()
    }
  })

  test("who got one lately comes behind, and who has this one is not suggested again", async () => {
    await sent([near])
    await sent([near])
    const { suggestions } = await suggest(await write({ details: { ...inquiry.details, location: "Pune" } }))
    expect(suggestions.map(({ name }) => name)).toEqual(["Wakad Rooms", "Kothrud Rooms"])
    const id = await sent([near])
    expect((await suggest(id)).suggestions.map(({ name }) => name)).toEqual(["Wakad Rooms"])
  })

  test("who is suspended, who is blocked and the sender themselves are not", async () => {
    const customer = await createCustomer(t)
    const now = t.clock.now
    await t.db
      .insertInto("conversations")
      .values({
        ...{ id: "blocked", customer_id: customer.account_id, professional_id: near.professional_id },
        ...{ opened_by: "question", opened_at: now, active_at: now, professional_blocked_at: now },
      })
      .execute()
    const id = await write({}, customer.token)
    expect((await suggest(id)).suggestions.map(({ name }) => name)).toEqual(["Wakad Rooms"])
    expect((await send(id, [near])).status).toBe(409)
    const own = await write({ email: far.email })
    expect((await suggest(own)).suggestions.map(({ name }) => name)).toEqual(["Kothrud Rooms"])
  })
})

describe("sending", () => {
  test("professionals get a request without number and address, and the sender a mail with the truth", async () => {
    const id = await write()
    const { body } = await send(id, [near, far])
    expect(body.message).toBe("Sent to 2 professionals. The sender is told by e-mail.")
    expect(body.submission).toMatchObject({ status: "answered", assigned_to: { name: "Shubhangi Rane" } })
    expect(body.submission.requests.map(({ provider_name }: { provider_name: string }) => provider_name)).toEqual([
      "Kothrud Rooms",
      "Wakad Rooms",
    ])
    const [request] = await received(near)
    expect(request).toMatchObject({
      client_name: "Asha Kulkarni",
      is_inquiry: true,
      can_write: false,
      client_contact: null,
    })
    expect(JSON.stringify(request)).not.toMatch(/98220|asha@home/)
    const [mail] = (await mailsTo(inquiry.email)).filter(({ kind }) => kind === "inquiry_sent")
    expect(mail!.params).toMatchObject({ names: ["Kothrud Rooms", "Wakad Rooms"], count: 2, shares_contact: false })
    const { rows } = await sql<{ hashes: number }>`
      select count(*)::int as hashes from submission_links where encode(token_hash, 'escape') like ${`%${mail!.params.token}%`}`.execute(
      t.db,
    )
    expect(rows[0]!.hashes).toBe(0)
    expect((await mailsTo(near.email)).map(({ kind }) => kind)).toEqual(["service_requested"])
  })

  test("not to who is not suggested, not to more than three, not what is no inquiry, and not by a reader", async () => {
    const id = await write()
    expect((await send(id, [unverified])).status).toBe(409)
    expect((await send(id, [near], {}, reader)).status).toBe(403)
    expect((await send(await write({ source: "contact_page", subject: "services" }), [near])).status).toBe(409)
    expect((await send(id, [near, far])).status).toBe(200)
    expect((await send(id, [near])).status).toBe(409)
    expect((await received(near)).length).toBe(1)
  })

  test("of two administrators the second hears who was faster", async () => {
    const id = await write()
    const { version } = await get(id)
    const first = await t.db.startTransaction().execute()
    await sql`select from submissions where id = ${id} for no key update`.execute(first)
    const both = [send(id, [near], { version }), send(id, [far], { version }, colleague)]
    await untilBlocked(t.db, 2)
    await first.commit().execute()
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)!
    expect(late.body.message).toMatch(/(Shubhangi Rane|Nikhil Sathe) was faster: it was sent to professionals/)
    expect((await get(id)).requests.length).toBe(1)
  })

  test("a customer who is signed in sees it among their requests, and hears of answers as of any", async () => {
    const customer = await createCustomer(t, "Ketaki Gokhale")
    await sent([near], {}, customer.token)
    const { requests } = (await t.call("GET", "/user/requests", { token: customer.token })).body
    expect(requests).toMatchObject([{ provider_name: "Kothrud Rooms", status: "pending", history: [{ by: "desk" }] }])
    await answer(near, "accepted")
    await settle()
    expect((await mailsTo(customer.email)).map(({ kind }) => kind)).toContain("service_request_accepted")
    expect((await mailsTo(inquiry.email)).map(({ kind }) => kind)).not.toContain("inquiry_accepted")
    const conversations = await t.db
      .selectFrom("conversations")
      .select("professional_id")
      .where("customer_id", "=", customer.account_id)
      .execute()
    expect(conversations).toEqual([{ professional_id: near.professional_id }])
  })
})

describe("answers", () => {
  test("an acceptance is mailed once, and number and address go to that professional alone once they are let", async () => {
    await sent([near, far])
    expect((await answer(near, "accepted", "We can come on Monday.")).body.request.client_contact).toBeNull()
    await settle()
    await settle()
    expect((await mailsTo(inquiry.email)).filter(({ kind }) => kind === "inquiry_accepted").length).toBe(1)
    const token = await tokenOf("inquiry_accepted")
    const standing = await open(token)
    expect(standing.requests).toMatchObject([
      { provider_name: "Kothrud Rooms", status: "accepted", reason: "We can come on Monday.", has_contact: false },
      { provider_name: "Wakad Rooms", status: "pending" },
    ])
    const share = (request_id: string) => t.call("POST", `/enquiries/${token}/share`, { body: { request_id } })
    expect((await share(standing.requests[1]!.id)).status).toBe(404)
    expect((await share(standing.requests[0]!.id)).body.requests[0].has_contact).toBe(true)
    expect((await received(near))[0]!.client_contact).toEqual({ phone: "98220 12345", email: inquiry.email })
    expect((await received(far))[0]!.client_contact).toBeNull()
    expect((await mailsTo(near.email)).map(({ kind }) => kind)).toContain("service_request_contact_shared")
  })

  test("with the box of the form ticked they go with the acceptance", async () => {
    await sent([near, far], { shares_contact: true })
    expect((await received(near))[0]!.client_contact).toBeNull()
    const { body } = await answer(near, "accepted")
    expect(body.request.client_contact).toEqual({ phone: "98220 12345", email: inquiry.email })
    expect((await received(far))[0]!.client_contact).toBeNull()
  })

  test("where all decline or let it lapse, the desk sees it again and the sender is told", async () => {
    const id = await sent([near, far])
    await answer(near, "declined")
    await settle()
    expect((await get(id)).status).toBe("answered")
    await t.db
      .updateTable("service_requests")
      .set({ answer_due_at: t.clock.now })
      .where("status", "=", "pending")
      .execute()
    await lapseRequests(t.db, t.clock.now)
    await settle()
    await settle()
    const now = await get(id)
    expect(now).toMatchObject({ status: "in_progress", due_at: expect.any(String) })
    expect(now.entries.map(({ kind }) => kind)).toEqual(["sent", "unplaced"])
    const { body } = await t.call("GET", "/admin/waiting", { token: admin.token })
    expect(body.waiting).toContainEqual(expect.objectContaining({ kind: "submissions", count: 1 }))
    expect((await mailsTo(inquiry.email)).filter(({ kind }) => kind === "inquiry_unplaced").length).toBe(1)
    expect((await open(await tokenOf("inquiry_unplaced"))).requests.map(({ status }) => status)).toEqual([
      "declined",
      "lapsed",
    ])
  })

  test("taken back while a professional accepts: one of the two stands", async () => {
    const id = await sent([near])
    const [request] = await received(near)
    const first = await t.db.startTransaction().execute()
    await sql`select from service_requests where id = ${request!.id} for update`.execute(first)
    const accepting = answer(near, "accepted")
    await untilBlocked(t.db, 1)
    const takingBack = t.call("POST", at(id, "/requests/withdraw"), { token: admin.token, body: {} })
    await untilBlocked(t.db, 2)
    await first.commit().execute()
    const statuses = [(await accepting).status, (await takingBack).status]
    expect(statuses.toSorted()).toEqual([200, 409])
    expect((await get(id)).requests[0]?.status).toBe(statuses[0] === 200 ? "accepted" : "withdrawn")
  })

  const takeBack = (id: string, note?: string) =>
    t.call("POST", at(id, "/requests/withdraw"), { token: admin.token, body: { note } })

  test("what our team takes back is done, and the sender and the professional hear who did it", async () => {
    const id = await sent([near])
    await t.db.updateTable("mails").set({ sent_at: t.clock.now, next_try_at: null }).execute()
    const { body } = await takeBack(id, "You called us: the flat was sold.")
    expect(body.submission).toMatchObject({
      status: "closed",
      requests: [{ status: "withdrawn", is_taken_back: true }],
    })
    expect(body.submission.entries.at(-1)).toMatchObject({
      ...{ kind: "taken_back", body: "You called us: the flat was sold." },
      changes: { status: ["answered", "closed"] },
    })
    await settle()
    expect(await get(id)).toMatchObject({ status: "closed", is_taken_back: true })
    const kinds = ["submission_received", "inquiry_sent", "inquiry_taken_back"]
    expect((await mailsTo(inquiry.email)).map(({ kind }) => kind)).toEqual(kinds)
    const page = await open(await tokenOf("inquiry_taken_back"))
    expect(page.taken_back).toMatchObject({ note: "You called us: the flat was sold." })
    expect((await mailsTo(near.email)).map(({ kind }) => kind)).toContain("service_request_taken_back")
    const told = await t.call("GET", "/notifications", { token: near.token })
    expect(told.body.notifications[0].message).toBe(
      "Sthapati’s team took the Interior Designer request back for Asha Kulkarni.",
    )
    expect((await received(near))[0]!.history.at(-1)).toMatchObject({ status: "withdrawn", by: "desk" })
    const { activities } = (await t.call("GET", "/user/activity?without=sign_ins", { token: near.token })).body
    expect(activities[0]).toMatchObject({
      ...{ action_display: "Request taken back by our team", details: "Interior Designer, Asha Kulkarni" },
    })
  })

  test("of what one has declined and the others lost to our team, nobody says that nobody took it on", async () => {
    const id = await sent([near, far])
    await answer(near, "declined")
    await takeBack(id)
    await settle()
    expect((await get(id)).status).toBe("closed")
    expect((await mailsTo(inquiry.email)).map(({ kind }) => kind)).not.toContain("inquiry_unplaced")
  })

  test("whoever has accepted keeps what is taken back from the others", async () => {
    const id = await sent([near, far])
    await answer(near, "accepted")
    await takeBack(id)
    await settle()
    expect((await get(id)).status).toBe("answered")
    const mails = await mailsTo(inquiry.email)
    expect(mails.find(({ kind }) => kind === "inquiry_taken_back")!.params).toMatchObject({ is_taken: true, count: 1 })
    expect(mails.map(({ kind }) => kind)).toContain("inquiry_accepted")
  })

  test("sent on to somebody else it is no longer taken back", async () => {
    const id = await sent([near])
    await takeBack(id)
    expect((await send(id, [far])).status).toBe(200)
    expect((await open(await tokenOf("inquiry_sent"))).taken_back).toBeNull()
  })
})

test("of a professional who is suspended meanwhile nobody reads that they declined it", async () => {
  const gone = await offering("Gone Rooms", "Kothrud")
  const id = await sent([gone])
  const suspended_at = t.clock.now
  await t.db.updateTable("accounts").set({ suspended_at }).where("id", "=", gone.account_id).execute()
  await endRequestsOfSuspended(t.db, t.clock.now)
  await settle()
  const ended = { status: "declined", is_account_inactive: true, is_taken_back: false }
  expect((await get(id)).requests).toMatchObject([ended])
  expect((await open(await tokenOf("inquiry_unplaced"))).requests).toMatchObject([ended])
})

test("a link that is wrong and one that has run out get the same answer", async () => {
  await sent([near])
  const token = await tokenOf("inquiry_sent")
  expect(await open(token)).toMatchObject({ service: "interior-designer", location: "Kothrud", has_phone: true })
  const refusal = (given: string) =>
    open(given).then(
      () => "opened",
      ({ code, message }: { code: string; message: string }) => `${code} ${message}`,
    )
  const wrong = await refusal("nothing")
  await t.db.updateTable("submission_links").set({ expires_at: t.clock.now }).execute()
  expect([wrong, await refusal(token)]).toEqual([expect.stringMatching(/^not_found/), wrong])
  const shared = await t.call("POST", `/enquiries/${token}/share`, { body: { request_id: "any" } })
  expect(shared.status).toBe(404)
})

test("whoever goes takes the inquiry along: what waits ends, and no professional keeps what they wrote", async () => {
  const customer = await createCustomer(t, "Ketaki Gokhale")
  // Without signing in, with the address that they have an account of.
  await sent([near, far], { email: customer.email, name: "Ketaki Gokhale" })
  await answer(near, "accepted")
  await t.db
    .updateTable("accounts")
    .set({ deletion_due_at: t.clock.now })
    .where("id", "=", customer.account_id)
    .execute()
  await eraseLeavers({}, { db: t.db, clock: () => t.clock.now, log: pino({ enabled: false }) } as never)
  const rows = await t.db.selectFrom("service_requests").select(["status", "message"]).orderBy("id").execute()
  expect(rows).toEqual([
    { status: "accepted", message: "" },
    { status: "withdrawn", message: "" },
  ])
  expect((await received(near))[0]).toMatchObject({ client_name: null, client_contact: null })
  const [ended] = await received(far)
  expect(shownStatusOf(ended!.status, ended!)).toBe("account_inactive")
  const { body } = await t.call("GET", "/notifications", { token: far.token })
  expect(body.notifications[0].message).toBe(
    "A former customer is no longer active on Sthapati, so the Interior Designer request has ended.",
  )
  const { rows: told } = await sql`select from notifications where params::text like '%Ketaki%'`.execute(t.db)
  expect(told).toEqual([])
})

describe("whoever signs up with the same address", () => {
  const signUp = async (email: string) => {
    const member = await newMember(t, { email })
    const { body } = await logIn(t, member.email, member.password)
    return { account_id: body.user.id as string, token: body.token as string }
  }
  const ownRequests = async ({ token }: { token: string }): Promise<{ status: string; provider_name: string }[]> =>
    (await t.call("GET", "/user/requests", { token })).body.requests

  test("finds the inquiry's requests in the account, is told of each acceptance once, and can write", async () => {
    const email = "moves.in@home.example"
    const id = await sent([near, far], { email })
    expect((await answer(near, "accepted", "Gladly.")).status).toBe(200)
    const customer = await signUp(email)
    const requests = await ownRequests(customer)
    expect(requests.map(({ status, provider_name }) => [provider_name, status]).sort()).toEqual([
      ["Kothrud Rooms", "accepted"],
      ["Wakad Rooms", "pending"],
    ])
    const { body } = await t.call("GET", "/conversations", { token: customer.token })
    expect(body.conversations).toMatchObject([{ provider_name: "Kothrud Rooms" }])
    await settle()
    expect((await answer(far, "accepted")).status).toBe(200)
    await settle()
    const told = (await mailsTo(email)).filter(({ kind }) => kind?.endsWith("_accepted"))
    expect(told.map(({ kind, params }) => [kind, params.professional_name])).toEqual([
      ["inquiry_accepted", "Kothrud Rooms"],
      ["service_request_accepted", "Wakad Rooms"],
    ])
    expect(told[0]!.params.token).toBeNull()
    expect((await open(await tokenOf("inquiry_sent", email))).has_account).toBe(true)
    expect((await get(id)).reference).toBeTruthy()
  })

  test("who has an account and writes while signed out finds it there after signing in, and not before", async () => {
    const member = await newMember(t, { email: "signed.out@home.example" })
    const before = await logIn(t, member.email, member.password)
    await sent([near], { email: member.email })
    expect((await answer(near, "accepted")).status).toBe(200)
    const standing = async () => open(await tokenOf("inquiry_sent", member.email))
    expect(await ownRequests({ token: before.body.token })).toEqual([])
    expect((await standing()).has_account).toBe(false)
    const { body } = await logIn(t, member.email, member.password)
    expect(await ownRequests({ token: body.token })).toMatchObject([{ provider_name: "Kothrud Rooms" }])
    expect((await standing()).has_account).toBe(true)
  })

  test("a professional's account without a customer's side has no requests to be led to", async () => {
    await sent([near], { email: far.email })
    await t.db.updateTable("submissions").set({ account_id: far.account_id }).execute()
    await t.call("POST", "/auth/login", { body: { identifier: far.email, password: "Namaste-2026" } })
    expect((await open(await tokenOf("inquiry_sent", far.email))).has_account).toBe(false)
  })

  test("reads in the list, the thread and the copy that our team took it back, as the professional does", async () => {
    const customer = await createCustomer(t)
    await t.db
      .insertInto("conversations")
      .values({
        ...{ id: "taken-back", customer_id: customer.account_id, professional_id: near.professional_id },
        ...{ opened_by: "request", opened_at: t.clock.now, active_at: t.clock.now },
      })
      .execute()
    const id = await sent([near], { email: customer.email })
    await t.db
      .updateTable("service_requests")
      .set({ customer_id: customer.account_id })
      .where("submission_id", "=", id)
      .execute()
    expect((await t.call("POST", at(id, "/requests/withdraw"), { token: admin.token, body: {} })).status).toBe(200)
    for (const { token } of [customer, near]) {
      const { body } = await t.call("GET", "/conversations", { token })
      const row = body.conversations.find((one: { id: string }) => one.id === "taken-back")
      expect(row.request).toMatchObject({ status: "taken_back" })
      const { body: thread } = await t.call("GET", "/conversations/taken-back/messages", { token })
      expect(thread.events.at(-1)).toMatchObject({ kind: "taken_back", by: "nobody" })
    }
    const person = { ...customer, professional_id: null, former: [], language: "en" } as unknown as KnownPerson
    const copied = await Promise.all(serviceRequestData.exports.map((table) => readPersonalTable(t.db, table, person)))
    expect(copied.map(([latest]) => latest)).toMatchObject([
      { status: "taken_back" },
      { to_status: "taken_back", by: "desk" },
    ])
  })

  test("before the desk sends it: the requests are theirs from the start; a stranger's inquiry stays where it is", async () => {
    const email = "earlier@home.example"
    const [id, other] = [await write({ email }), await write({ email: "other@home.example" })]
    const customer = await signUp(email)
    expect((await send(id, [near])).status).toBe(200)
    expect((await send(other, [near])).status).toBe(200)
    expect(await ownRequests(customer)).toHaveLength(1)
  })

  test("while the desk sends it: nothing is left behind", async () => {
    const email = "meanwhile@home.example"
    const id = await write({ email })
    const [customer, sending] = await Promise.all([signUp(email), send(id, [near, far])])
    expect(sending.status).toBe(200)
    expect(await ownRequests(customer)).toHaveLength(2)
  })

  test("who offers the work themselves does not ask themselves", async () => {
    const email = "both@home.example"
    await sent([near, far], { email })
    await t.db
      .updateTable("accounts")
      .set({ email, customer_type: "individual" })
      .where("id", "=", near.account_id)
      .execute()
    const of = await t.db.selectFrom("service_requests").select(["professional_id", "customer_id"]).execute()
    expect(of).toContainEqual({ professional_id: near.professional_id, customer_id: null })
    expect(of).toContainEqual({ professional_id: far.professional_id, customer_id: near.account_id })
    await t.db
      .updateTable("accounts")
      .set({ email: near.email, customer_type: null })
      .where("id", "=", near.account_id)
      .execute()
  })
})
