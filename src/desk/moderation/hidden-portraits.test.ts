/** A portrait that is hidden at the desk: initials stand everywhere, its person reads why, appeals, or chooses another. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FileSite, startFileSite } from "../../../test/file-site.ts"
import {
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
  password,
  signInWithCookie,
} from "../../../test/people.ts"
import { photo } from "../../../test/pictures.ts"
import type { ModeratedItem } from "./moderation.schema.ts"

let t: FileSite
let clerk: Person
let reader: Person
beforeAll(async () => {
  t = await startFileSite()
  clerk = await createAdmin(t, "Nikhil Sathe", false, "desk")
  reader = await createAdmin(t, "Gauri Phadke", false, "reader")
})
afterAll(() => t.close())

const because = "It is a picture of somebody else"

const choose = async ({ token }: Person) => {
  const { body } = await t.upload(await photo(), { token })
  const { body: changed } = await t.call("PUT", "/user/portrait", { token, body: { file_id: body.id } })
  return changed.portrait as { small: string; medium: string; large: string }
}
const personOf = async ({ account_id }: Person) =>
  (await t.call("GET", `/admin/people/${account_id}`, { token: clerk.token })).body
const act = (id: string, action: string, by = clerk) =>
  t.call("POST", `/admin/hidden/portrait/${id}`, { token: by.token, body: { action, reason: because } })
/** Shown with a portrait, whose file it answers. */
const withPortrait = async (person: Person) => {
  const portrait = await choose(person)
  const { portrait: seen } = await personOf(person)
  expect(seen).toEqual({ id: expect.any(String), urls: portrait, takedown: null })
  return { portrait, id: seen.id as string }
}
const own = async ({ token }: Person) => (await t.call("GET", "/user/profile", { token })).body.user.portrait
const hidden = async ({ token }: Person) => (await t.call("GET", "/user/portrait/hidden", { token })).body.hidden
const publicImage = async ({ professional_id }: Professional) =>
  (await t.call("GET", `/provider/${professional_id}`)).body.provider.profile_image
const statusOf = async (url: string, cookie?: string) =>
  (await t.app.inject({ url, ...(cookie && { headers: { cookie } }) })).statusCode
const cookieOfAdmin = async ({ email }: Person) => {
  const { headers } = await t.call("POST", "/auth/admin-login", { body: { email, password } })
  const cookies = [headers["set-cookie"]].flat().map(String)
  return cookies.find((one) => one.startsWith("sthapati-session="))!.split(";")[0]!
}
const told = async ({ account_id }: Person) =>
  (
    await t.db.selectFrom("notifications").select("kind").where("account_id", "=", account_id).orderBy("id").execute()
  ).map(({ kind }) => kind)

test("where it stood are initials, its file is the person's and the team's, and it comes back", async () => {
  const studio = await createProfessional(t)
  const { portrait, id } = await withPortrait(studio)
  expect(await publicImage(studio)).toBe(portrait.large)
  expect(await hidden(studio)).toBeNull()
  expect((await act(id, "hide", reader)).status).toBe(403)
  expect((await act(id, "hide")).body.message).toBe("Hidden. Its author was told.")
  expect(await publicImage(studio)).toBeNull()
  expect(await own(studio)).toBeNull()
  expect((await personOf(studio)).portrait).toMatchObject({ id, urls: portrait, takedown: { reason: because } })
  expect(await statusOf(portrait.small)).toBe(404)
  const { cookie: stranger } = await signInWithCookie(t, await createCustomer(t))
  expect(await statusOf(portrait.small, stranger)).toBe(404)
  const { cookie: theirs } = await signInWithCookie(t, studio)
  expect(await statusOf(portrait.small, theirs)).toBe(200)
  expect(await statusOf(portrait.small, await cookieOfAdmin(clerk))).toBe(200)
  const { body } = await t.call("GET", "/notifications?audience=provider", { token: studio.token })
  expect(body.notifications[0]).toMatchObject({ title: "Your portrait was hidden", link: "/provider/profile" })
  expect((await act(id, "hide")).status).toBe(409)

  expect((await act(id, "restore")).status).toBe(200)
  expect(await publicImage(studio)).toBe(portrait.large)
  expect(await own(studio)).toEqual(portrait)
  expect(await statusOf(portrait.small)).toBe(200)
  expect(await told(studio)).toEqual(["content_hidden", "content_restored"])
})

test("its person reads why beside its editor, appeals once, and is answered where all are", async () => {
  const [person, stranger] = [await createCustomer(t), await createCustomer(t)]
  const { portrait, id } = await withPortrait(person)
  await act(id, "hide")
  expect(await hidden(person)).toMatchObject({ id, portrait, takedown: { reason: because, appeal: null } })
  const appeal = (by: Person) =>
    t.call("POST", `/user/portrait/hidden/${id}/appeal`, { token: by.token, body: { appeal: "It is me, in 2019." } })
  expect((await appeal(stranger)).status).toBe(404)
  expect((await appeal(person)).status).toBe(200)
  const { body } = await t.call("GET", "/admin/hidden?kind=portrait", { token: clerk.token })
  const items = body.items as ModeratedItem[]
  expect(items[0]).toMatchObject({
    ...{ id, kind: "portrait", author_id: person.account_id, pictures: [{ small: portrait.medium }] },
    takedown: { appeal: "It is me, in 2019." },
  })
  expect((await act(id, "keep")).body.message).toBe("It stays hidden. Its author was told.")
  expect((await hidden(person)).takedown).toMatchObject({ appeal_answer: because })
  expect(await told(person)).toEqual(["content_hidden", "content_stays_hidden"])
  const { history } = await personOf(person)
  expect(history).toMatchObject([
    { act: "keep_content_hidden", by: "Nikhil Sathe", reason: because },
    { act: "hide_content" },
  ])
})

test("another picture of theirs replaces it, and so does none; what was hidden does not come back", async () => {
  const person = await createCustomer(t)
  const { id, portrait } = await withPortrait(person)
  await act(id, "hide")
  const next = await choose(person)
  expect(await own(person)).toEqual(next)
  expect(await hidden(person)).toBeNull()
  expect((await act(id, "restore")).status).toBe(404)
  expect(await statusOf(portrait.small, (await signInWithCookie(t, person)).cookie)).toBe(404)

  const second = (await personOf(person)).portrait.id as string
  await act(second, "hide")
  expect((await t.call("DELETE", "/user/portrait", { token: person.token })).status).toBe(200)
  expect(await hidden(person)).toBeNull()
  expect((await act(second, "restore")).status).toBe(404)
  // That it was hidden, and why, stays.
  const kept = t.db.selectFrom("takedowns").select("item_id").where("author_id", "=", person.account_id)
  expect((await kept.orderBy("id").execute()).map(({ item_id }) => item_id)).toEqual([id, second])
})

test("nobody hides a portrait of their own", async () => {
  const { id } = await withPortrait(clerk)
  expect((await act(id, "hide")).body.message).toBe("This is yours, or about you. A colleague decides about it.")
})
