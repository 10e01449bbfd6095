/**
 * Whatever lets somebody in or changes what they come in by, each in every state in which it is worth nothing: used, old,
 * somebody else's, cut off, malformed. It is refused with a sentence that says what to do next, and leaves the good one good.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeFirstAdminLink } from "../src/accounts/first-admin/first-admin.server.ts"
import { privacyJobs } from "../src/privacy/privacy.slice.server.ts"
import { publicUrl, startTestApp, type TestApp } from "./app.ts"
import { createAdmin, createCustomer, password } from "./people.ts"
import { activationLink, mailedLink, newPerson, requestEmailCode } from "./signing-up.ts"
import { codeAt, setUpSecondFactor } from "./totp.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

/** What somebody holds: the secret, and whose it is said to be. */
interface StoredLinks {
  secret: string
  of: string
  /** Beside it, where the call wants more. */
  cookie?: string
}

interface Kind {
  hours: number
  make: () => Promise<StoredLinks>
  use: (held: StoredLinks) => Promise<{ status: number; body: { message?: string } }>
  /** Undefined where a second time is a success, since mail scanners open links before people do. */
  used: [status: number, sentence: string] | undefined
  old: [status: number, sentence: string]
  wrong: [status: number, sentence: string]
  /** Where its form alone says that it cannot be the one. */
  malformed?: [status: number, sentence: string]
}

const post = (path: string, body: object) => t.call("POST", path, { body })
const held = ({ token = "", email = "" }: Record<string, string>): StoredLinks => ({ secret: token, of: email })
const byLink =
  (path: string, more: object = {}) =>
  ({ secret, of }: StoredLinks) =>
    post(path, { token: secret, email: of, ...more })

const NEW_PASSWORD = "Vaastu-Pune-412"
const invalidActivation = "Invalid activation link. Please check your email and try again."
const invalidReset = "Invalid password reset link. Please request a new password reset."
const invalidChange =
  "This link to confirm an email address does not work any more. Please log in and ask for the change again."
const invalidAdmin =
  "This link does not work. Only the newest one does: the site prints a new one each time it starts, until one was used."
const wrongMailedCode = "This is not the code. Please take the one from our newest mail; 4 tries are left."
const wrongAppCode = "This code is not right, or was used already. Please wait for the next one."
const noCopy =
  "This copy is not kept any more, or is not yours. You can ask for a new one in your settings, under Privacy."

const kinds: Record<string, Kind> = {
  "the link of a sign-up": {
    hours: 24,
    make: async () => {
      const person = newPerson()
      await post("/signup/user", person)
      return held(Object.fromEntries((await activationLink(t, person.email)).searchParams))
    },
    use: byLink("/auth/activate"),
    used: undefined,
    old: [422, "This activation link has expired. Please ask for a new one."],
    wrong: [422, invalidActivation],
  },
  "the link to a new password": {
    hours: 1,
    make: async () => {
      const { email } = await createCustomer(t)
      await post("/auth/forgot_password", { email })
      return held(await mailedLink(t, email, "/reset-password"))
    },
    use: byLink("/auth/reset_password", { new_password: NEW_PASSWORD }),
    used: [422, invalidReset],
    old: [422, invalidReset],
    wrong: [422, invalidReset],
  },
  "the link to another address": {
    hours: 24,
    make: async () => {
      const { email, token } = await createCustomer(t)
      const next = `new.${email}`
      await t.call("POST", "/auth/change_email", { token, body: { password, email: next } })
      return held(await mailedLink(t, next, "/confirm-email"))
    },
    use: byLink("/auth/confirm_email"),
    used: undefined,
    old: [422, invalidChange],
    wrong: [422, invalidChange],
  },
  "the link of the first administrator": {
    hours: 24,
    make: async () => {
      const { email } = newPerson()
      const link = await makeFirstAdminLink(t.db, { email, publicUrl, now: t.clock.now })
      return held(Object.fromEntries(new URL(link!).searchParams))
    },
    use: byLink("/auth/first_admin", { new_password: NEW_PASSWORD }),
    used: [422, "This link was used already. Please log in with the password that was set by it."],
    old: [422, "This link has expired after 24 hours. Start the site again, and it prints a new one."],
    wrong: [422, invalidAdmin],
  },
  "the invitation of an administrator": {
    hours: 7 * 24,
    make: async () => {
      const { email } = newPerson()
      const { token } = await createAdmin(t)
      await t.call("POST", "/admin/invitations", { token, body: { email, role: "desk" } })
      return held(await mailedLink(t, email, "/admin/invitation"))
    },
    use: byLink("/auth/admin_invitation", { full_name: "Isha Deo", new_password: NEW_PASSWORD }),
    used: [422, "This invitation was accepted already. Please log in with the password that was chosen then."],
    old: [422, "This invitation has expired after 7 days. Please ask for a new one."],
    wrong: [422, "This link does not work. Only the newest one that we mailed you does."],
  },
  "the link to a copy of one's data": {
    hours: 7 * 24,
    make: async () => {
      const { email, token } = await createCustomer(t)
      await t.call("POST", "/privacy/export", { token, body: {} })
      await privacyJobs.make_exports!({}, { db: t.db, clock: () => t.clock.now, publicUrl, log: t.app.log as never })
      const { export: copy } = (await t.call("GET", "/privacy/consents", { token })).body
      // For as long as the copy: the session must not end before.
      const { headers } = await post("/auth/login", { identifier: email, password, remember: true })
      const cookie = String([headers["set-cookie"]].flat()[0]).split(";")[0]!
      return { secret: copy.id, of: email, cookie }
    },
    use: ({ secret, cookie = "" }) => t.call("GET", `/privacy/exports/${encodeURIComponent(secret)}`, { cookie }),
    used: undefined,
    old: [404, noCopy],
    wrong: [404, noCopy],
  },
  "the mailed code": {
    hours: 1 / 6,
    make: async () => {
      const { email } = await createCustomer(t)
      return { secret: await requestEmailCode(t, email), of: email }
    },
    use: ({ secret, of }) =>
      post("/add_role", {
        email: of,
        code: secret,
        type: "provider",
        formData: { userType: "professional", user_type_data: { business_name: "Kulkarni Interiors" } },
      }),
    used: [422, "This code has been used already. Please log in, or ask for a new one."],
    old: [422, "This code has expired. Please ask for a new one."],
    wrong: [422, wrongMailedCode],
    malformed: [422, "Please enter the 6 digits of the code"],
  },
  "the code of the app": {
    // The one after the next is taken already.
    hours: 2 / 60,
    make: async () => {
      const person = await createCustomer(t)
      const key = await setUpSecondFactor(t, person.token)
      // The one of setting up is used.
      return { secret: codeAt(key, t.clock.now, 1), of: person.email }
    },
    use: ({ secret, of }) => post("/auth/login", { identifier: of, password, code: secret }),
    used: [422, wrongAppCode],
    old: [422, wrongAppCode],
    wrong: [422, wrongAppCode],
  },
}

const later = async <T>(hours: number, act: () => Promise<T>) => {
  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + hours * 3_600_000 + 1)
  try {
    return await act()
  } finally {
    t.clock.now = before
  }
}

describe.each(Object.entries(kinds))("%s", (_name, { hours, make, use, used, old, wrong, malformed = wrong }) => {
  const refused = async (answer: ReturnType<typeof use>, [status, message]: [number, string]) =>
    expect(await answer).toMatchObject({ status, body: { success: false, message } })

  test("is good once", async () => {
    const mine = await make()
    expect((await use(mine)).status).toBe(200)
    if (used) await refused(use(mine), used)
    else expect((await use(mine)).status).toBe(200)
  })

  test("is not good when it is old", async () => {
    const mine = await make()
    await later(hours, () => refused(use(mine), old))
  })

  const wrongOnes: [
    how: string,
    make: (mine: StoredLinks, theirs: StoredLinks) => StoredLinks,
    says: [number, string],
  ][] = [
    ["somebody else's", (mine, theirs) => ({ ...mine, secret: theirs.secret }), wrong],
    ["cut off at its end", (mine) => ({ ...mine, secret: mine.secret.slice(0, -1) }), malformed],
    ["cut off at its beginning", (mine) => ({ ...mine, secret: mine.secret.slice(1) }), malformed],
    ["markup", (mine) => ({ ...mine, secret: "<script>" }), malformed],
    ["letters of another script", (mine) => ({ ...mine, secret: "१२३४५६" }), malformed],
  ]
  test.each(wrongOnes)("is not good when it is %s, and the right one still is", async (_how, spoil, says) => {
    // Of two first administrators only the newest one's link counts.
    const [theirs, mine] = [await make(), await make()]
    await refused(use(spoil(mine, theirs)), says)
    expect((await use(mine)).status).toBe(200)
  })
})
