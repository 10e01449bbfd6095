/** Owners invite administrators by mail; who is invited becomes one by the link, once, and only while it stands. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../../test/app.ts"
import { createAdmin, createCustomer, type Person } from "../../../../test/people.ts"
import { logIn, mailedLink, mailsTo, newMember, newPerson } from "../../../../test/signing-up.ts"
import { accountJobs } from "../../../accounts/account.jobs.server.ts"
import type { OpenInvitation } from "./invitations.schema.ts"

const DAY_MS = 24 * 3_600_000
const PASSWORD = "Vaastu-Pune-412"

let t: TestApp
let owner: Person
let email: string
beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t, "Shubhangi Rane")
})
beforeEach(() => {
  email = newPerson().email
})
afterAll(() => t.close())

const invite = (role = "desk", to = email, by = owner) =>
  t.call("POST", "/admin/invitations", { token: by.token, body: { email: to, role } })
const listed = async (): Promise<OpenInvitation[]> =>
  (await t.call("GET", "/admin/invitations?limit=100", { token: owner.token })).body.invitations
const open = async (to = email) => (await listed()).find((one) => one.email === to)
const act = async (name: "resend" | "withdraw", id: string, by = owner) =>
  t.call("POST", `/admin/invitations/${id}/${name}`, { token: by.token, body: {} })
const linkTo = (to = email) => mailedLink(t, to, "/admin/invitation")
const accept = (link: { email: string; token: string }, more: object = {}) =>
  t.call("POST", "/auth/admin_invitation", {
    body: { ...link, full_name: "Isha Deo", new_password: PASSWORD, ...more },
  })
const logInAdmin = (password = PASSWORD) => t.call("POST", "/auth/admin-login", { body: { email, password } })
const later = async <T>(days: number, work: () => Promise<T>) => {
  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + days * DAY_MS)
  try {
    return await work()
  } finally {
    t.clock.now = before
  }
}
/** As if it had been sent so much earlier; whoever is signed in stays so. */
const age = async (days: number) => {
  const { expires_at } = (await open())!
  const earlier = new Date(new Date(expires_at).getTime() - days * DAY_MS)
  await t.db.updateTable("admin_invitations").set({ expires_at: earlier }).where("email", "=", email).execute()
}
const recorded = (subject: string) =>
  t.db
    .selectFrom("audit_entries")
    .select(["act", "account_id", "details"])
    .where((where) => where.or([where("subject", "=", subject), where("account_id", "=", subject)]))
    .where("act", "like", "%invit%")
    .orderBy("id")
    .execute()

test("who is invited chooses name and password by the mailed link, and has the rights that it says", async () => {
  expect(await invite()).toMatchObject({ status: 200, body: { message: `The invitation is on its way to ${email}.` } })
  const { id, ...row } = (await open())!
  expect(row).toMatchObject({ role: "desk", invited_by: "Shubhangi Rane", has_expired: false })
  expect(new Date(row.expires_at).getTime() - t.clock.now.getTime()).toBe(7 * DAY_MS)
  const [mail] = await mailsTo(t, email)
  expect(mail!.text).toContain("Shubhangi Rane invites you")
  expect(mail!.text).toContain("Desk: answers and decides")
  const link = await linkTo()
  const { token_hash } = await t.db
    .selectFrom("admin_invitations")
    .select("token_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  expect(token_hash.toString()).not.toContain(link.token)

  expect(await accept(link)).toMatchObject({
    status: 200,
    body: { message: "You are an administrator now. You can log in." },
  })
  const { body } = await logInAdmin()
  expect(body.user).toMatchObject({ full_name: "Isha Deo", has_admin_role: true, desk_role: "desk" })
  expect((await logIn(t, email, PASSWORD)).status).toBe(422)
  expect(await open()).toBeUndefined()
  expect(await recorded(id)).toEqual([{ act: "invite_admin", account_id: owner.account_id, details: { role: "desk" } }])
  expect(await recorded(body.user.id)).toMatchObject([
    { act: "accept_admin_invitation", details: { role: "desk", invitation: id } },
  ])
  const { body: entries } = await t.call("GET", `/admin/audit?act=invite_admin&limit=1`, { token: owner.token })
  expect(entries.entries[0].names[id]).toMatchObject({ kind: "invitation", name: "Isha Deo", shown_with: body.user.id })
})

test("until it is accepted the address is nobody at every other door", async () => {
  await invite()
  expect((await t.call("POST", "/check_email", { body: { email } })).body.exists).toBe(false)
  expect((await t.call("POST", "/auth/forgot_password", { body: { email } })).status).toBe(200)
  expect(await mailsTo(t, email)).toHaveLength(1)
  expect((await logInAdmin()).status).toBe(422)
})

test.each([
  [{ new_password: "Pune-41" }, { new_password: "Password must be at least 8 characters long" }],
  [{ new_password: "Namaste-Pune" }, { new_password: "Password must contain at least one number" }],
  [{ new_password: "password1" }, { new_password: expect.stringContaining("most common") }],
  [{ full_name: "" }, { full_name: "Full name is required" }],
  [{ full_name: "deo.example" }, { full_name: expect.stringContaining("must not look like") }],
])("%j is refused, and the link stays good", async (wrong, errors) => {
  await invite()
  const link = await linkTo()
  expect((await accept(link, wrong)).body.errors).toEqual(errors)
  expect((await accept(link)).status).toBe(200)
})

test("sent again, only the newest link works, for seven days more; both are in the record", async () => {
  await invite()
  const [old, { id }] = [await linkTo(), (await open())!]
  const other = await createAdmin(t, "Nikhil Sathe")
  await age(8)
  expect(await open()).toMatchObject({ has_expired: true })
  expect((await accept(old)).body.message).toMatch(/expired after 7 days/)
  expect((await act("resend", id, other)).status).toBe(200)
  expect((await accept(old)).body.message).toMatch(/Only the newest one/)
  await age(6)
  expect(await open()).toMatchObject({ has_expired: false, invited_by: "Nikhil Sathe" })
  expect((await accept(await linkTo())).status).toBe(200)
  expect((await recorded(id)).map((entry) => entry.act)).toEqual(["invite_admin", "resend_admin_invitation"])
  expect((await act("resend", id)).body.message).toContain("accepted meanwhile")
})

test("withdrawn, the link says so, and the address can be invited anew", async () => {
  await invite("owner")
  const [link, { id }] = [await linkTo(), (await open())!]
  expect(await invite("reader")).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("invited already") },
  })
  expect((await act("withdraw", id)).body.message).toContain("does not work any more")
  expect((await accept(link)).body.errors).toEqual({ token: "This invitation was withdrawn." })
  for (const name of ["withdraw", "resend"] as const) expect((await act(name, id)).status).toBe(409)
  expect((await recorded(id)).map((entry) => entry.act)).toEqual(["invite_admin", "withdraw_admin_invitation"])
  expect((await invite("reader")).status).toBe(200)
  expect(await open()).toMatchObject({ role: "reader" })
})

test("of two owners who invite one address, one does; of two who accept it, one; accepting against withdrawing", async () => {
  const other = await createAdmin(t)
  const invited = await Promise.all([invite(), invite("reader", email, other)])
  expect(invited.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const link = await linkTo()
  const accepted = await Promise.all([accept(link), accept(link, { full_name: "Isha Rao" })])
  expect(accepted.map(({ status }) => status).toSorted()).toEqual([200, 422])

  email = newPerson().email
  await invite()
  const [second, { id }] = [await linkTo(), (await open())!]
  const raced = await Promise.all([accept(second), act("withdraw", id)])
  expect(raced.map(({ status }) => status)).toSatisfy(
    ([one, two]: number[]) => (one === 200) !== (two === 200),
    JSON.stringify(raced.map(({ body }) => body)),
  )
  expect((await logInAdmin()).status).toBe(raced[0].status === 200 ? 200 : 422)
})

test("an account that has the address gets the rights at once, an administrator's is left alone", async () => {
  const customer = await createCustomer(t, "Gauri Phadke")
  const answer = await invite("reader", customer.email.toUpperCase())
  expect(answer.body.message).toBe("Gauri Phadke is now: Reader: sees, and changes nothing. They sign in again for it.")
  expect((await mailsTo(t, customer.email)).map(({ subject }) => subject)).toEqual([
    "You are an administrator of Sthapati now",
  ])
  expect((await t.call("GET", "/user/profile", { token: customer.token })).status).toBe(401)
  expect(await invite("owner", customer.email)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Gauri Phadke, who is an administrator already") },
  })
  expect((await invite("desk", owner.email)).status).toBe(409)
})

test("who signs up with the address meanwhile is told to ask, and gets the rights as an account does", async () => {
  await invite()
  const [link, { id }] = [await linkTo(), (await open())!]
  const waiting = newPerson({ email, full_name: "Waits Yet" })
  await t.call("POST", "/signup/user", { body: waiting })
  await newMember(t, { email })
  expect((await accept(link)).body.errors.token).toContain("There is an account with this address by now")
  expect((await act("resend", id)).body.message).toContain("has an account by now")
  expect((await invite()).body.message).toContain("is now: Desk")
  expect(await open()).toBeUndefined()
})

test("a sign-up that waits ends when the invitation is accepted", async () => {
  await t.call("POST", "/signup/user", { body: newPerson({ email }) })
  await invite()
  expect((await accept(await linkTo())).status).toBe(200)
  const accounts = await t.db.selectFrom("accounts").select("is_admin").where("email", "=", email).execute()
  expect(accounts).toEqual([{ is_admin: true }])
})

test("with the rights of who sent it an invitation goes, however they are lost", async () => {
  const losses = {
    suspend: { reason: "Their laptop was stolen." },
    "desk-role": { role: "desk" },
    deletion: { reason: "They have left us." },
  }
  for (const [loss, body] of Object.entries(losses)) {
    const colleague = await createAdmin(t, "Tara Apte", false, "owner")
    const invited = newPerson().email
    expect((await invite("owner", invited, colleague)).status).toBe(200)
    const link = await linkTo(invited)
    const path = `/admin/people/${colleague.account_id}/${loss}`
    expect((await t.call("POST", path, { token: owner.token, body })).status, loss).toBe(200)
    expect((await accept(link)).body.errors.token, loss).toContain("withdrawn")
  }
})

test("an owner who deletes their own account leaves no invitation of theirs that works", async () => {
  const leaver = await createAdmin(t, "Tara Apte", false, "owner")
  expect((await invite("owner", email, leaver)).status).toBe(200)
  const link = await linkTo()
  expect((await t.call("POST", "/privacy/deletion", { token: leaver.token, body: {} })).status).toBe(200)
  expect((await accept(link)).body.errors.token).toContain("withdrawn")
})

test("only owners see and send invitations", async () => {
  const clerk = await createAdmin(t, "Gauri Apte", false, "desk")
  expect((await t.call("GET", "/admin/invitations", { token: clerk.token })).status).toBe(403)
  expect((await invite("reader", email, clerk)).status).toBe(403)
  expect((await invite("none")).body.errors).toEqual({ role: expect.any(String) })
  expect((await act("withdraw", "01890000-0000-7000-8000-000000000000")).status).toBe(404)
})

test("what nobody accepted goes thirty days after it ran out; what was accepted stays with its account", async () => {
  await invite()
  await accept(await linkTo())
  const left = newPerson().email
  await invite("desk", left)
  const tidy = () =>
    accountJobs.tidy_accounts!({}, { db: t.db, clock: () => t.clock.now, publicUrl: "", log: t.app.log as never })
  const kept = async () =>
    (await t.db.selectFrom("admin_invitations").select("email").where("email", "in", [email, left]).execute()).length
  await later(36, tidy)
  expect(await kept()).toBe(2)
  await later(38, tidy)
  expect(await kept()).toBe(1)
})
