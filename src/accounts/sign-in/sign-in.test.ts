import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { createAdmin, createCustomer, password } from "../../../test/people.ts"
import { logIn, mailedLink, mailsTo, newMember, newPerson } from "../../../test/signing-up.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("a wish for another landing page stops no login", async () => {
  const person = await newMember(t)
  const body = { identifier: person.email, password: person.password, userType: "admin" }
  expect((await t.call("POST", "/auth/login", { body })).status).toBe(200)
})

test("a suspended account is out at once, and only who knows the password is told", async () => {
  const person = await newMember(t)
  const { body } = await logIn(t, person.email, person.password)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", body.user.id).execute()
  expect((await t.call("GET", "/user/profile", { token: body.token })).status).toBe(401)
  expect((await logIn(t, person.email, "wrong password")).body.message).toBe("Login failed")
  expect(await logIn(t, person.email, person.password)).toMatchObject({ status: 403, body: { code: "forbidden" } })
})

test("who is nothing but an admin is unknown at the login and to its look-up", async () => {
  const { email } = await createAdmin(t)
  const lookUp = async (identifier: string) =>
    (await t.call("POST", "/auth/check-identifier", { body: { identifier } })).body
  expect(await lookUp(email)).toEqual(await lookUp("nobody@test.example"))
  const [admin, nobody] = [await logIn(t, email, password), await logIn(t, "nobody@test.example", password)]
  expect([admin.status, admin.body]).toEqual([422, nobody.body])
  const both = await newMember(t)
  await t.db.updateTable("accounts").set({ is_admin: true }).where("email", "=", both.email).execute()
  expect((await lookUp(both.email)).user).toEqual({ user_types: ["user"] })
  expect((await logIn(t, both.email, both.password)).status).toBe(200)
})

test("the admin's door lets in admins alone and tells nobody why", async () => {
  const person = await newMember(t)
  const tryAdmin = (email: string, password: string) =>
    t.call("POST", "/auth/admin-login", { body: { email, password } })
  const refusals = [
    await tryAdmin(person.email, person.password),
    await tryAdmin(person.email, "wrong password"),
    await tryAdmin("nobody@test.example", "wrong password"),
  ]
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 422, body: { message: "Invalid admin credentials" } })
  await t.db.updateTable("accounts").set({ is_admin: true }).where("email", "=", person.email).execute()
  expect(await tryAdmin(person.email, person.password)).toMatchObject({
    status: 200,
    body: { user: { has_admin_role: true } },
  })
})

/** Wrong passwords of strangers: what they may try, and that the owner gets in all the same. */
describe("wrong passwords", () => {
  beforeEach(() => {
    freezeWindow()
    scaleLimits(1)
  })
  afterEach(() => scaleLimits(1000))

  interface From {
    network?: string
    cookie?: string
    door?: "login" | "admin-login"
  }

  /** @param name an e-mail address or a mobile number */
  const tryIn = async (name: string, secret: string, { network = "127.0.0.1", cookie, door = "login" }: From = {}) => {
    const answer = await t.app.inject({
      method: "POST",
      url: `/api/auth/${door}`,
      remoteAddress: network,
      headers: cookie ? { cookie } : {},
      payload: { [door === "login" ? "identifier" : "email"]: name, password: secret },
    })
    const device = answer.cookies.find((one) => one.name === "sthapati-device")
    return { status: answer.statusCode, device: device && `${device.name}=${device.value}`, path: device?.path }
  }
  const right = async (name: string, from: From = {}) => (await tryIn(name, password, from)).status
  const wrong = async (name: string, from: From = {}) => (await tryIn(name, "not the password", from)).status
  const times = async (count: number, one: () => Promise<number>) => {
    const statuses: number[] = []
    for (let time = 0; time < count; time += 1) statuses.push(await one())
    return statuses
  }
  /** As many as there may be, from two networks. */
  const strangersTry = async (name: string, from: From = {}) => {
    for (const network of ["203.0.113.1", "203.0.113.2"])
      expect(await times(5, () => wrong(name, { ...from, network }))).toEqual(Array(5).fill(422))
  }

  test("an owner gets in from a network they have signed in from; a strange one waits", async () => {
    const { email } = await createCustomer(t)
    await strangersTry(email)
    expect(await right(email, { network: "203.0.113.3" })).toBe(429)
    expect(await right(email)).toBe(200)
  })

  test("so does an admin, whichever door the strangers tried", async () => {
    const { email } = await createAdmin(t)
    await strangersTry(email, { door: "admin-login" })
    expect(await right(email, { door: "admin-login", network: "203.0.113.3" })).toBe(429)
    expect(await right(email, { door: "admin-login" })).toBe(200)
  })

  test("who does not know the password cannot tell a network that the owner has signed in from", async () => {
    const { email } = await createCustomer(t)
    const home = "127.0.0.1"
    const strange = "203.0.113.7"
    // What is left for others shows nothing: a guess from home counts as one from anywhere else does.
    expect(await times(5, () => wrong(email, { network: home }))).toEqual(Array(5).fill(422))
    expect(await times(6, () => wrong(email, { network: "203.0.113.1" }))).toEqual([...Array(5).fill(422), 429])
    const { email: another } = await createCustomer(t)
    await strangersTry(another)
    const answerFrom = (network: string) =>
      t.app.inject({
        method: "POST",
        url: "/api/auth/login",
        remoteAddress: network,
        payload: { identifier: another, password: "not the password" },
      })
    const [there, elsewhere] = [await answerFrom(home), await answerFrom(strange)]
    expect([there.statusCode, there.json()]).toEqual([429, elsewhere.json()])
    expect(await right(another, { network: home })).toBe(200)
  })

  test("with a new password a browser's cookie from before is none, but for the one that the password was changed by", async () => {
    const { email, token } = await createCustomer(t)
    const { device: stolen } = await tryIn(email, password)
    const new_password = "Monsoon-8-Kothrud"
    const changed = await t.app.inject({
      method: "POST",
      url: "/api/auth/change_password",
      headers: { authorization: `Bearer ${token}`, cookie: stolen! },
      payload: { current_password: password, new_password },
    })
    expect(changed.statusCode).toBe(200)
    const own = changed.cookies.find((one) => one.name === "sthapati-device")!
    await strangersTry(email)
    const from = (cookie: string) => ({ network: "203.0.113.3", cookie })
    expect((await tryIn(email, new_password, from(stolen!))).status).toBe(429)
    expect((await tryIn(email, new_password, from(`${own.name}=${own.value}`))).status).toBe(200)
  })

  test("an owner's own browser gets in wherever it is, also out of a network where strangers have tried everything", async () => {
    const { email } = await createCustomer(t)
    const { device: cookie, path } = await tryIn(email, password)
    expect(path).toBe("/api/auth")
    await strangersTry(email)
    expect(await right(email, { network: "203.0.113.1", cookie: cookie! })).toBe(200)
    expect(await times(6, () => wrong(email, { network: "203.0.113.9", cookie: cookie! }))).toEqual([
      ...Array(5).fill(422),
      429,
    ])
  })

  test("a browser is known for the accounts that signed in by it, and a made-up cookie for none", async () => {
    const [meera, asha, rohan] = [await createCustomer(t), await createCustomer(t), await createCustomer(t)]
    const first = await tryIn(meera.email, password)
    const both = await tryIn(asha.email, password, { cookie: first.device! })
    for (const { email } of [meera, asha, rohan]) await strangersTry(email)
    const elsewhere = { network: "203.0.113.3", cookie: both.device! }
    expect(await right(meera.email, elsewhere)).toBe(200)
    expect(await right(asha.email, elsewhere)).toBe(200)
    expect(await right(rohan.email, elsewhere)).toBe(429)
    const seal = "a".repeat(32)
    for (const cookie of [`${both.device}~${seal}`, both.device!.replace(/~.*/, `~${seal}`), "sthapati-device=x"])
      expect(await right(rohan.email, { network: "203.0.113.3", cookie })).toBe(429)
  })

  test("an address and a number are counted apart: what is full by the one says nothing about the other", async () => {
    const { email, account_id } = await createCustomer(t)
    const mobile = "+919822045678"
    await t.db.updateTable("accounts").set({ mobile_number: mobile }).where("id", "=", account_id).execute()
    await strangersTry(email)
    expect(await wrong(email, { network: "203.0.113.3" })).toBe(429)
    expect(await wrong(mobile, { network: "203.0.113.3" })).toBe(422)
    expect(await wrong("098220 45678", { network: "203.0.113.1" })).toBe(422)
    await strangersTry("unknown@test.example")
    expect(await wrong("unknown@test.example", { network: "203.0.113.3" })).toBe(429)
  })
})

describe("the admin's door", () => {
  const logInAdmin = (email: string) => t.call("POST", "/auth/admin-login", { body: { email, password } })
  const cookieOf = (headers: Record<string, unknown>) => String([headers["set-cookie"]].flat()[0]).split(";")[0]!
  const refresh = (cookie: string) => t.call("POST", "/auth/refresh", { cookie, body: {} })
  const profile = (token: string) => t.call("GET", "/user/profile", { token })
  const asAdmin = { has_admin_role: true, roles: ["admin", "user"], userType: "admin" }
  const asCustomer = { has_admin_role: false, roles: ["user"], userType: "individual" }

  test("an administrator's rights are those of the door: in the answer, in each request and after each renewal", async () => {
    const { email } = await createAdmin(t, "Shubhangi Rane", true)
    const doors = [
      [await logInAdmin(email), asAdmin],
      [await logIn(t, email, password), asCustomer],
    ] as const
    for (const [{ body, headers }, rights] of doors) {
      expect(body.user).toMatchObject(rights)
      expect((await profile(body.token)).body.user).toMatchObject(rights)
      const renewed = await refresh(cookieOf(headers))
      expect(renewed.body.user).toMatchObject(rights)
      expect((await profile(renewed.body.token)).body.user).toMatchObject(rights)
    }
  })

  test("who is no administrator any more is none in open sessions either", async () => {
    const { email, token } = await createAdmin(t, "Shubhangi Rane", true)
    await t.db.updateTable("accounts").set({ is_admin: false }).where("email", "=", email).execute()
    expect((await profile(token)).body.user).toMatchObject(asCustomer)
  })

  test("who is nothing but an administrator is nobody at the login and at its look-ups", async () => {
    const { email, account_id } = await createAdmin(t)
    const mobile_number = "+919822077001"
    await t.db.updateTable("accounts").set({ mobile_number }).where("id", "=", account_id).execute()
    const answers = async (identifier: string, mail: string, secret: string) => [
      await logIn(t, identifier, secret),
      await t.call("POST", "/auth/check-identifier", { body: { identifier } }),
      await t.call("POST", "/check_email", { body: { email: mail } }),
    ]
    const said = (all: Awaited<ReturnType<typeof answers>>) => all.map(({ status, body }) => ({ status, body }))
    const ofNobody = said(await answers("nobody@test.example", "nobody@test.example", "wrong password"))
    expect(said(await answers(email, email, password))).toEqual(ofNobody)
    expect(said(await answers(mobile_number, email, password))).toEqual(ofNobody)
    expect(ofNobody.map(({ body }) => body.exists)).toEqual([undefined, false, false])
  })

  /** What becomes of ids and addresses that differ from one to the next. */
  const saidAlike = ({ status, body }: { status: number; body: object }, email: string) =>
    JSON.stringify({ status, body })
      .replaceAll(email, "ADDRESS")
      .replace(/"sign_up":"[^"]+"/, '"sign_up":"ID"')

  test("a stranger who signs up with an administrator's address, or wants it, hears what anybody's would hear", async () => {
    const stranger = await createCustomer(t)
    const stepsWith = async (email: string) => {
      const person = newPerson({ email })
      const answers = [await t.call("POST", "/signup/user", { body: person })]
      const { sign_up } = answers[0]!.body
      answers.push(
        await t.call("POST", "/signup/provider", { body: { ...person, business_name: "Not Theirs" } }),
        await t.call("POST", "/auth/register", { body: { ...person, userType: "individual" } }),
        await logIn(t, email, person.password),
        await t.call("POST", "/check_email", { body: { email } }),
        await t.call("POST", "/auth/activate", { body: { email, token: "made-up" } }),
        await t.call("POST", "/auth/resend-activation", { body: { email, sign_up } }),
        await t.call("POST", "/auth/forgot_password", { body: { email } }),
        await t.call("POST", "/auth/email-code", { body: { email } }),
        await t.call("POST", "/get_user_data", { body: { email, code: "123456" } }),
        await t.call("POST", "/auth/change_email", { token: stranger.token, body: { email, password } }),
      )
      return { said: answers.map((answer) => saidAlike(answer, email)), statuses: answers.map(({ status }) => status) }
    }
    const admin = await createAdmin(t)
    const ofNobody = await stepsWith("not.an.admin@test.example")
    const ofAdmin = await stepsWith(admin.email)
    expect(ofAdmin.statuses).toEqual([201, 201, 201, 403, 200, 422, 200, 200, 200, 422, 200])
    expect(ofAdmin.said).toEqual(ofNobody.said)

    // Nothing that the administrator was mailed makes the stranger's row an account, or the address the stranger's.
    const mails = await mailsTo(t, admin.email)
    expect(mails.flatMap(({ links }) => links).filter((link) => link.includes("activate-account"))).toEqual([])
    const link = await mailedLink(t, admin.email, "/confirm-email")
    expect((await t.call("POST", "/auth/confirm_email", { body: link })).status).toBe(409)
    expect((await logInAdmin(admin.email)).status).toBe(200)
  })

  test("the administrator is mailed the way to a customer's side, in place of a link", async () => {
    const { email, full_name } = await createAdmin(t)
    const body = newPerson({ email, full_name: "Somebody Else" })
    await t.call("POST", "/signup/user", { body })
    const [mail] = await mailsTo(t, email)
    expect(mail).toMatchObject({ subject: "You are on Sthapati already", text: expect.stringContaining(full_name) })
    expect(mail!.links).toEqual([expect.stringMatching(/\/admin\/login$/)])
    expect(mail!.text).not.toContain("Somebody Else")
  })

  test("the look-up tells of an administrator who is a customer only what the login can open", async () => {
    const { email } = await createAdmin(t, "Shubhangi Rane", true)
    const { body } = await t.call("POST", "/auth/check-identifier", { body: { identifier: email } })
    expect(body).toMatchObject({ exists: true, user: { user_types: ["user"] } })
  })

  test("the login takes as long for an administrator as for nobody", async () => {
    const { email } = await createAdmin(t)
    const timed = async (identifier: string) => {
      const start = performance.now()
      await logIn(t, identifier, password)
      return performance.now() - start
    }
    await timed("warm-up@test.example")
    const [admins, nobodys]: [number[], number[]] = [[], []]
    for (let round = 0; round < 15; round += 1) {
      admins.push(await timed(email))
      nobodys.push(await timed(`nobody.${round}@test.example`))
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[7]!
    // Where no password is hashed it takes a tenth of the time.
    expect(median(admins) / median(nobodys)).toBeGreaterThan(0.3)
  })
})
