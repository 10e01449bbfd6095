/** People are found, and what administrators decide about an account is done once, written down and told. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import {
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
} from "../../../test/people.ts"
import { endRequestsOfSuspended } from "../../requests/service-request.jobs.server.ts"
import { shownStatusOf } from "../../requests/service-request.rules.ts"
import type { CustomerRequest } from "../../requests/service-request.schema.ts"
import { requestTexts } from "../../requests/texts.ts"
import type { PersonDetails } from "./people.schema.ts"
import { deskPersonTexts } from "./texts.ts"

let desk: BookingDesk
let owner: Person
let colleague: Person
let clerk: Person
beforeAll(async () => {
  desk = await openBookingDesk()
  owner = await createAdmin(desk.t, "Shubhangi Rane")
  colleague = await createAdmin(desk.t, "Nikhil Sathe")
  clerk = await createAdmin(desk.t, "Gauri Phadke", false, "desk")
})
afterAll(() => desk.t.close())

const reason = "Photographs of somebody else's work, after two warnings"
const find = async (query: string) => {
  const { body } = await desk.t.call("GET", `/admin/people?${query}`, { token: owner.token })
  return (body.people as { full_name: string }[]).map(({ full_name }) => full_name)
}
const look = async ({ account_id }: Person): Promise<PersonDetails> =>
  (await desk.t.call("GET", `/admin/people/${account_id}`, { token: owner.token })).body
const act = (who: Person, name: string, { account_id }: Person, body: object = { reason }) =>
  desk.t.call("POST", `/admin/people/${account_id}/${name}`, { token: who.token, body })
const logIn = ({ email }: Person) =>
  desk.t.call("POST", "/auth/login", { body: { identifier: email, password: "Namaste-2026" } })

describe("finding", () => {
  let gokhale: Professional
  beforeAll(async () => {
    gokhale = await createProfessional(desk.t, { full_name: "Ashwini Gokhale", business_name: "Wada & Light 100%" })
    await createCustomer(desk.t, "Ashok Gokhale")
    await createCustomer(desk.t, "Élodie Sathe")
    await createCustomer(desk.t, "आशा सावंत")
    await desk.t.db
      .updateTable("accounts")
      .set({ mobile_number: "+919822098220" })
      .where("id", "=", gokhale.account_id)
      .execute()
  })

  test.each([
    ["a part of the name", "q=gokhal", ["Ashok Gokhale", "Ashwini Gokhale"]],
    ["words in any order and case", "q=GOKHALE%20ashw", ["Ashwini Gokhale"]],
    ["a part of the business, whose signs are letters", "q=100%25", ["Ashwini Gokhale"]],
    ["a sign of patterns that nobody has", "q=gokh_le", []],
    ["a mobile number as people write it", "q=098220%2098220", ["Ashwini Gokhale"]],
    ["a role", "q=gokhale&role=customer", ["Ashok Gokhale"]],
    ["capitals and accents of any script", `q=${encodeURIComponent("ÉLODIE")}`, ["Élodie Sathe"]],
    ["Devanagari", `q=${encodeURIComponent("आशा")}`, ["आशा सावंत"]],
    ["a state", "q=gokhale&state=suspended", []],
  ])("by %s", async (_, query, names) => {
    expect(await find(query)).toEqual(names)
  })

  test("by the id of an account, a professional, and a booking, whose two people are found", async () => {
    expect(await find(`q=${gokhale.account_id}`)).toEqual(["Ashwini Gokhale"])
    expect(await find(`q=${gokhale.professional_id}`)).toEqual(["Ashwini Gokhale"])
    const { body } = await desk.book()
    const both = [desk.professional.full_name, desk.customer.full_name].sort()
    expect((await find(`q=${body.data.id}`)).sort()).toEqual(both)
  })

  test("page by page without a double or a gap", async () => {
    const all = await find("limit=100")
    const seen: string[] = []
    let cursor = ""
    do {
      const { body } = await desk.t.call("GET", `/admin/people?limit=2${cursor}`, { token: owner.token })
      seen.push(...body.people.map(({ full_name }: { full_name: string }) => full_name))
      cursor = body.next ? `&cursor=${body.next}` : ""
    } while (cursor)
    expect(seen).toEqual(all)
  })
})

describe("suspending", () => {
  let somebody: Professional
  beforeEach(async () => {
    somebody = await createProfessional(desk.t, { full_name: "Rohit Kulkarni" })
  })

  test("ends access at once, cancels open bookings and tells both sides; restoring gives access back", async () => {
    const { body } = await desk.book({ ...desk.bodyFor(), provider_id: somebody.professional_id })
    expect((await look(somebody)).figures.open_bookings).toBe(1)
    const answer = await act(clerk, "suspend", somebody)
    expect(answer).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("Rohit Kulkarni is suspended") },
    })
    expect((await desk.t.call("GET", "/notifications", { token: somebody.token })).status).toBe(401)
    expect((await logIn(somebody)).status).toBe(403)
    expect((await desk.t.call("GET", `/provider/${somebody.professional_id}`)).status).toBe(404)
    const booking = await desk.t.db
      .selectFrom("bookings")
      .select("status")
      .where("id", "=", body.data.id)
      .executeTakeFirstOrThrow()
    expect(booking.status).toBe("cancelled")
    await desk.endUndoWindow()
    const told = await desk.noticesOf(desk.customer)
    const isOff = new RegExp(`^${somebody.business_name} is no longer active on Sthapati, so .+ cannot take place`)
    expect(told[0]).toMatchObject({ title: "Visit is off", message: expect.stringMatching(isOff) })
    expect((await desk.mailsTo(somebody.email))[0]!.text).toContain(reason)
    expect(await look(somebody)).toMatchObject({
      state: "suspended",
      figures: { open_bookings: 0 },
      sessions: [],
      history: [{ act: "suspend_account", by: "Gauri Phadke", reason }],
    })

    await act(owner, "restore", somebody, { reason: "The photographs were theirs after all" })
    expect((await logIn(somebody)).status).toBe(200)
    expect(await look(somebody)).toMatchObject({ state: "active", suspended_at: null })
  })

  test("ends requests that wait, which the dialog counts on either side", async () => {
    const { t, customer } = desk
    const body = {
      ...{ provider_id: somebody.professional_id, service_type: "interior-designer", message: "A kitchen in Kothrud" },
      user_id: customer.account_id,
    }
    const asked = await t.call("POST", "/request_service", { token: customer.token, body })
    expect(asked.status).toBe(201)
    expect((await look(somebody)).figures.open_requests).toBe(1)
    expect((await look(customer)).figures.open_requests).toBe(1)
    const { meaning } = deskPersonTexts.in("en").suspend
    expect(meaning({ open_bookings: 0, open_requests: 1 })).toContain(
      "1 request that waits for an answer ends within a minute.",
    )
    await act(clerk, "suspend", somebody)
    await endRequestsOfSuspended(t.db, t.clock.now)
    expect((await look(somebody)).figures.open_requests).toBe(0)
    const { requests } = (await t.call("GET", "/user/requests", { token: customer.token })).body
    const [ended] = requests as CustomerRequest[]
    expect(ended!.reason).toBeNull()
    expect(requestTexts.in("en").statuses[shownStatusOf(ended!.status, ended!)]).toBe("Ended")
    expect((await desk.noticesOf(customer))[0]).toMatchObject({
      title: "Request ended",
      message: `${somebody.business_name} is no longer active on Sthapati, so your Interior Designer request has ended.`,
    })
  })

  test("neither side reads that the other has cancelled or withdrawn, in history, thread, notice and mail", async () => {
    const { t, customer } = desk
    const studio = await createProfessional(t, { business_name: "Patil Rooms" })
    const leaver = await createCustomer(t, "Nikhil Sathe")
    const asked = await desk.book({ ...desk.bodyFor(), provider_id: somebody.professional_id })
    await desk.book({ ...desk.bodyFor(), provider_id: studio.professional_id }, leaver.token)
    const provider_id = somebody.professional_id
    const opened = await t.call("POST", "/conversations", { token: customer.token, body: { provider_id } })
    const requested = { ...{ provider_id, service_type: "interior-designer", message: "A kitchen in Kothrud" } }
    const { id: request_id } = (await t.call("POST", "/request_service", { token: customer.token, body: requested }))
      .body.request
    const waiting = { ...requested, provider_id: studio.professional_id }
    expect((await t.call("POST", "/request_service", { token: leaver.token, body: waiting })).status).toBe(201)
    await desk.markMailsSent()
    await act(clerk, "suspend", somebody)
    await act(clerk, "suspend", leaver)

    const shown = (await t.call("GET", `/user/bookings`, { token: customer.token })).body.bookings
    const theirs = shown.find(({ id }: { id: string }) => id === asked.body.data.id)
    expect(theirs.history.at(-1)).toMatchObject({ kind: "account_inactive", by: "professional", status: "cancelled" })
    expect(theirs.is_offered, "nobody is led to a profile that is not there").toBe(false)
    const { body: thread } = await t.call("GET", `/conversations/${opened.body.conversation_id}/messages`, customer)
    expect(thread.events.at(-1)).toMatchObject({ kind: "account_inactive", by: "other", about_id: asked.body.data.id })
    const mails = await desk.mailsTo(studio.email)
    expect(mails[0]!.subject).toMatch(/^Visit is off: /)
    expect(mails[0]!.text).toContain("Nikhil Sathe is no longer active on Sthapati, so the")

    await endRequestsOfSuspended(t.db, t.clock.now)
    const path = `/conversations/${opened.body.conversation_id}`
    const later = (await t.call("GET", `${path}/messages`, customer)).body.events.at(-1)
    expect(later).toMatchObject({ about: "request", about_id: request_id, kind: "account_inactive", by: "other" })
    expect((await t.call("GET", path, customer)).body.conversation.request.status).toBe("account_inactive")
    const told = [await desk.mailsTo(studio.email), await desk.mailsTo(customer.email)]
    expect(told.map(([latest]) => latest!.subject)).toEqual(["Request ended", "Request ended"])
    for (const { text } of told.flat()) expect(text).not.toMatch(/cancelled (your|the)|withdrew|cannot take (your|the)/)
  })

  test("what was done to what is theirs stands among what was done to them", async () => {
    const { account_id, professional_id } = somebody
    const paper = { check: "kyc", result: "refused", note: "The photograph is of somebody else", looked: [] }
    const path = `/admin/professionals/${professional_id}/verification`
    expect((await desk.t.call("POST", path, { token: owner.token, body: paper })).status).toBe(200)
    const { history } = await look(somebody)
    expect(history).toMatchObject([{ act: "record_checks", by: owner.full_name, reason: paper.note }])
    const { body } = await desk.t.call("GET", `/admin/audit?q=${account_id}`, { token: owner.token })
    expect(body.entries.map(({ act }: { act: string }) => act)).toEqual(["record_checks"])
  })

  test("of two at once the second is told that somebody was faster", async () => {
    const answers = await Promise.all([act(owner, "suspend", somebody), act(clerk, "suspend", somebody)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await look(somebody)).history).toHaveLength(1)
  })

  test("against a booking that is being made: none stays open", async () => {
    const bodies = Array.from({ length: 3 }, () => ({ ...desk.bodyFor(), provider_id: somebody.professional_id }))
    const visitors = await Promise.all(bodies.map(() => createCustomer(desk.t)))
    const booking = bodies.map((body, n) => desk.book(body, visitors[n]!.token))
    const [suspended, ...booked] = await Promise.all([act(owner, "suspend", somebody), ...booking])
    expect(suspended.status).toBe(200)
    for (const { status } of booked) expect([201, 404, 409, 422]).toContain(status)
    expect((await look(somebody)).figures.open_bookings).toBe(0)
  })

  test("wants a reason, not oneself, and of administrators an owner", async () => {
    const without = await act(owner, "suspend", somebody, { reason: "spam" })
    expect(without).toMatchObject({ status: 422, body: { errors: { reason: expect.any(String) } } })
    expect((await act(owner, "suspend", owner)).body.message).toContain("your own account")
    expect((await act(clerk, "suspend", colleague)).body.message).toContain("Only owners")
    expect((await act(owner, "suspend", { ...somebody, account_id: "nobody" })).status).toBe(404)
    expect((await act(owner, "restore", somebody)).body.message).toContain("not suspended")
  })
})

describe("the rest", () => {
  test("a link is sent again to who has not opened theirs, and to nobody else", async () => {
    const body = {
      ...{ full_name: "Tanvi Apte", email: "tanvi.apte@test.example", mobile_number: "9822012345" },
      ...{ password: "Kothrud-2026", confirmPassword: "Kothrud-2026", userType: "individual" },
      ...{ country: "India", state: "Maharashtra", city: "Pune" },
    }
    await desk.t.call("POST", "/signup/user", { body })
    const { body: found } = await desk.t.call("GET", "/admin/people?q=tanvi&state=waiting", { token: owner.token })
    const tanvi = { ...owner, account_id: found.people[0].id, email: body.email }
    expect((await act(clerk, "resend-activation", tanvi, {})).status).toBe(200)
    expect((await desk.mailsTo(body.email)).filter(({ text }) => text.includes("activate-account"))).toHaveLength(2)
    expect((await act(clerk, "resend-activation", desk.stranger, {})).body.message).toContain("active already")
  })

  test("somebody is signed out everywhere", async () => {
    const somebody = await createCustomer(desk.t)
    expect((await act(clerk, "end-sessions", somebody, {})).body.message).toContain("on 1 device")
    expect((await desk.t.call("GET", "/notifications", { token: somebody.token })).status).toBe(401)
  })

  test("a deletion that was asked for outside of the site begins as their own would, and they can take it back", async () => {
    const somebody = await createCustomer(desk.t)
    expect((await act(owner, "deletion", somebody)).status).toBe(200)
    expect(await look(somebody)).toMatchObject({ state: "leaving", deletion_due_at: expect.any(String) })
    expect((await desk.mailsTo(somebody.email))[0]!.subject).toMatch(/delet/i)
    expect((await act(owner, "deletion", somebody)).status).toBe(409)
    expect((await desk.t.call("DELETE", "/privacy/deletion", { token: somebody.token })).status).toBe(200)
    expect((await look(somebody)).state).toBe("active")
  })

  test("rights are given and taken; who has others signs in anew, and one owner stays", async () => {
    const somebody = await createCustomer(desk.t, "Isha Deo")
    expect((await act(owner, "desk-role", somebody, { role: "reader" })).body.message).toContain("Reader")
    expect(await look(somebody)).toMatchObject({ desk_role: "reader", sessions: [] })
    const [mail] = await desk.mailsTo(somebody.email)
    expect(mail!.subject).toBe("You are an administrator of Sthapati now")
    for (const said of ["Shubhangi Rane has made", "Reader: sees, and changes nothing", "You did not expect this?"])
      expect(mail!.text).toContain(said)
    expect((await act(owner, "desk-role", somebody, { role: "reader" })).status).toBe(409)
    expect((await act(owner, "desk-role", somebody, { role: "none" })).status).toBe(200)
    expect(await look(somebody)).toMatchObject({ desk_role: null })
    expect((await act(owner, "desk-role", colleague, { role: "none" })).body.message).toContain(
      "nothing but an administrator",
    )

    const both = await Promise.all([
      act(owner, "desk-role", colleague, { role: "desk" }),
      act(colleague, "desk-role", owner, { role: "desk" }),
    ])
    // One was first; the other has no session any more, or is told that one owner must stay.
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    // Whoever lost their rights has no session: what follows is done by an owner.
    if (both[1].status === 200) owner = colleague
  })
})

describe("what is refused", () => {
  test.each(["nobody", "01890000-0000-7000-8000-000000000000", "..%2f", "%E0%A4%85"])(
    "an account that there is not: %s",
    async (id) => {
      const { t } = desk
      const refused = [(await t.call("GET", `/admin/people/${id}`, { token: owner.token })).status]
      for (const name of ["suspend", "restore", "resend-activation", "end-sessions"])
        refused.push(
          (await t.call("POST", `/admin/people/${id}/${name}`, { token: owner.token, body: { reason } })).status,
        )
      expect(refused).toEqual([404, 404, 404, 404, 404])
    },
  )

  test.each(["\u200b".repeat(12), "\u2800".repeat(20), " \u00a0 ".repeat(8)])(
    "a reason that nobody can read: %j",
    async (unseen) => {
      const somebody = await createCustomer(desk.t)
      const refused = await act(owner, "suspend", somebody, { reason: unseen })
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["reason"]])
    },
  )
})
