/** People who come in by the front door: signed up by the call, activated by the mailed link. */

import { listMails } from "../src/platform/mail/mail.server.ts"
import { publicUrl, type TestApp } from "./app.ts"

let count = 0
/** What a form of the sign-up holds; everybody's own e-mail and number. */
export const newPerson = (more: Record<string, unknown> = {}) => {
  count += 1
  return {
    full_name: "Asha Kulkarni",
    email: `asha.${count}@test.example`,
    password: "Vaastu-Pune-411",
    mobile_number: `+9198220${String(10_000 + count)}`,
    ...more,
  }
}

/** Oldest first. */
export const mailsTo = async (t: TestApp, email: string) => (await listMails(t.db, publicUrl, email)).reverse()

/** What the newest mailed link to a page carries. */
type LinkedPage = "/confirm-email" | "/reset-password" | "/admin/invitation"
export const mailedLink = async (t: TestApp, email: string, page: LinkedPage) => {
  const links = (await mailsTo(t, email)).flatMap((mail) => mail.links.filter((link) => link.includes(page)))
  return Object.fromEntries(new URL(links.at(-1)!).searchParams) as { email: string; token: string; redirect?: string }
}

/** Of the newest mail. */
export const activationLink = async (t: TestApp, email: string) =>
  new URL((await mailsTo(t, email)).at(-1)!.text.match(/http\S+activate-account\S+/)![0])

export const activate = async (t: TestApp, email: string) => {
  const query = (await activationLink(t, email)).searchParams
  return t.call("POST", "/auth/activate", { body: { token: query.get("token"), email: query.get("email") } })
}

/** Asks for the code that shows whose the address is, and reads it from the mail. */
export const requestEmailCode = async (t: TestApp, email: string) => {
  await t.call("POST", "/auth/email-code", { body: { email } })
  return (await mailsTo(t, email)).at(-1)!.subject.slice(0, 6)
}

/** Signed up and activated. */
export const newMember = async (t: TestApp, more: Record<string, unknown> = {}) => {
  const person = newPerson(more)
  for (const answer of [await t.call("POST", "/signup/user", { body: person }), await activate(t, person.email)])
    if (!answer.body.success) throw new Error(`sign up: ${JSON.stringify(answer.body)}`)
  return person
}

export const logIn = (t: TestApp, identifier: string, password: string, more: object = {}) =>
  t.call("POST", "/auth/login", { body: { identifier, password, ...more } })

/** Signed up, activated and logged in. */
export const signedIn = async (t: TestApp) => {
  const person = await newMember(t)
  const { body } = await logIn(t, person.email, person.password)
  return { ...person, token: body.token as string, account_id: body.user.id as string }
}
