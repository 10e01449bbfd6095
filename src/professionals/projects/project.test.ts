import { afterAll, beforeAll, expect, test } from "vitest"
import { type FileSite, startFileSite } from "../../../test/file-site.ts"
import { createCustomer, createProfessional, type Professional, signInWithCookie } from "../../../test/people.ts"
import { photo } from "../../../test/pictures.ts"
import { MAX_PROJECTS, pairsOf } from "./project.rules.ts"
import type { ListedProject, ShownProject } from "./project.schema.ts"
import { projectPictures } from "./project.server.ts"

let t: FileSite
let designer: Professional
let other: Professional
beforeAll(async () => {
  t = await startFileSite([projectPictures])
  designer = await createProfessional(t)
  other = await createProfessional(t)
})
afterAll(() => t.close())

const path = ({ professional_id }: Professional, rest = "") => `/provider/${professional_id}/projects${rest}`
const add = (body: object = {}, who = designer) => t.call("POST", path(who), { token: who.token, body })
const change = (id: string, body: object, who = designer) =>
  t.call("PUT", path(designer, `/${id}`), { token: who.token, body })
const picture = async ({ token } = designer) => (await t.upload(await photo(), { token, purpose: "project" })).body.id
const publicOnes = async () => (await t.call("GET", path(designer))).body.projects as ListedProject[]
const whole = async (id: string) => (await t.call("GET", path(designer, `/${id}`))).body.project as ShownProject
const ownOnes = async () => (await t.call("GET", path(designer), { token: designer.token })).body.projects
const shown = async (url: string) => (await t.app.inject({ url })).statusCode
const told = { title: "A kitchen for three cooks", work: "kitchen", locality: "Kothrud", completed_year: 2024 }
const published = async (more: object = {}) => {
  const { project } = (await add({ ...told, pictures: [{ file_id: await picture() }], ...more })).body
  return (await change(project.id, { published: true })).body.project as ShownProject
}

test("a project begins as a draft that nobody else sees, and is published once it says what it is", async () => {
  const begun = await add()
  expect([begun.status, begun.body.project]).toMatchObject([201, { title: "", published_at: null, version: 1 }])
  const { id } = begun.body.project
  const refused = await change(id, { published: true })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
    422,
    ["pictures", "title", "work", "locality", "completed_year"],
  ])
  expect(await publicOnes()).toEqual([])
  expect((await t.call("GET", path(designer, `/${id}`))).status).toBe(404)
  expect((await t.call("GET", path(designer, `/${id}`), { token: other.token })).status).toBe(404)
  const [first, second] = [await picture(), await picture()]
  const placed = [
    { file_id: first, role: "before", caption: "As it was" },
    { file_id: second, caption: "As it is", alt: "White cupboards below a long window" },
  ]
  const filled = await change(id, { ...told, pictures: placed, paid_from: 500_000, duration_weeks: 12 })
  expect(filled.body.project).toMatchObject({ ...told, paid: { from: 500_000, to: 1_000_000 }, version: 2 })
  const live = await change(id, { published: true })
  expect(live.body.message).toBe("Published. Everybody can see it on your profile now.")
  const [listed] = await publicOnes()
  expect(listed).toMatchObject({ ...told, picture: { photo: second }, picture_count: 2 })
  expect(listed?.pictures).toEqual([{ role: "before" }, { role: "photo" }])
  const project = await whole(id)
  expect(project).toMatchObject({ ...told, picture: { photo: second }, pictures: placed })
  const { width, height, placeholder, urls } = project.pictures[1]!
  expect([width > 0, height > 0, placeholder?.startsWith("data:image/webp;base64,")]).toEqual([true, true, true])
  for (const url of Object.values(urls)) expect(await shown(url)).toBe(200)
  const { provider } = (await t.call("GET", `/provider/${designer.professional_id}`)).body
  expect(provider).toMatchObject({ cover: { photo: second }, portfolio: [{ id, picture_count: 2 }] })
  const { services } = (await t.call("GET", `/search?query=${encodeURIComponent(designer.business_name)}`)).body
  const card = services.find(({ provider_id }: { provider_id: string }) => provider_id === designer.professional_id)
  expect(card.cover.photo).toBe(second)
  await change(id, { published: false })
  expect(await publicOnes()).toEqual([])
  await t.call("DELETE", path(designer, `/${id}`), { token: designer.token })
  expect(await ownOnes()).toEqual([])
})

test("only its professional changes it, and only with files of their own", async () => {
  const { id } = await published()
  const customer = await createCustomer(t)
  for (const { token } of [other, customer]) {
    const answers = [
      await t.call("PUT", path(designer, `/${id}`), { token, body: { title: "Mine" } }),
      await t.call("DELETE", path(designer, `/${id}`), { token }),
      await t.call("POST", path(designer), { token, body: {} }),
      await t.call("PUT", path(designer, "/order"), { token, body: { project_ids: [id] } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  const through = await t.call("PUT", path(other, `/${id}`), { token: other.token, body: { title: "Mine" } })
  expect(through.status).toBe(404)
  const foreign = await change(id, { pictures: [{ file_id: await picture(other) }] })
  expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ["pictures.0.file_id"]])
  expect((await publicOnes())[0]).toMatchObject({ title: told.title, pictures: [{}] })
  const twice = (await whole(id)).pictures[0]!.file_id
  expect((await change(id, { pictures: [{ file_id: twice }, { file_id: twice }] })).status).toBe(422)
  // Of another project of the same professional.
  const { project } = (await add()).body
  expect((await change(project.id, { pictures: [{ file_id: twice }] })).status).toBe(422)
})

test("what was removed or taken off is gone, and nothing is left of a refused change", async () => {
  const { id, pictures } = await published()
  const { small } = pictures[0]!.urls
  const next = await picture()
  const refused = await change(id, { pictures: [{ file_id: next }], title: "" })
  expect([refused.status, refused.body.errors]).toMatchObject([422, { title: expect.any(String) }])
  expect((await change(id, { pictures: [] })).body.errors).toMatchObject({ pictures: expect.any(String) })
  const replaced = await change(id, { pictures: [{ file_id: next }] })
  expect(replaced.body.project.pictures).toMatchObject([{ file_id: next }])
  expect(await shown(small!)).toBe(404)
  const nextSmall = replaced.body.project.pictures[0].urls.small
  expect(await shown(nextSmall)).toBe(200)
  await change(id, { published: false })
  expect(await shown(nextSmall)).toBe(404)
  const { cookie } = await signInWithCookie(t, designer)
  const own = await t.app.inject({ url: nextSmall, headers: { cookie } })
  expect([own.statusCode, own.headers["cache-control"]]).toEqual([200, "private, no-store"])
  const { cookie: foreign } = await signInWithCookie(t, other)
  expect((await t.app.inject({ url: nextSmall, headers: { cookie: foreign } })).statusCode).toBe(404)
  await t.call("DELETE", path(designer, `/${id}`), { token: designer.token })
  expect(await shown(replaced.body.project.pictures[0].urls.small)).toBe(404)
})

test("each file that is there no longer is named by its place, and the others can be saved without it", async () => {
  const { project } = (await add()).body
  const [first, lost, second, gone] = [await picture(), await picture(), await picture(), await picture()]
  for (const id of [lost, gone]) await t.call("DELETE", `/files/${id}`, { token: designer.token })
  const refused = await change(project.id, { pictures: [first, lost, second, gone].map((file_id) => ({ file_id })) })
  const sentence = "This file is no longer here. Please choose it again."
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { "pictures.1.file_id": sentence, "pictures.3.file_id": sentence },
  ])
  const saved = await change(project.id, { pictures: [first, second].map((file_id) => ({ file_id })) })
  expect(saved.body.project.pictures).toMatchObject([{ file_id: first }, { file_id: second }])
})

test("who has seen an older version overwrites nothing, and of two at once one is told", async () => {
  const { id, version } = await published()
  const both = await Promise.all([change(id, { title: "One", version }), change(id, { description: "Two", version })])
  const answers = both.toSorted((a, b) => a.status - b.status)
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect(answers[1]!.body).toMatchObject({ code: "conflict", project: { id, version: version + 1 } })
})

test("the order is that of all projects; the first stands for the work", async () => {
  const fresh = await createProfessional(t)
  const made = [await add({}, fresh), await add({}, fresh), await add({}, fresh)].map(({ body }) => body.project.id)
  const order = (project_ids: string[]) =>
    t.call("PUT", path(fresh, "/order"), { token: fresh.token, body: { project_ids } })
  const ids = async () =>
    (await t.call("GET", path(fresh), { token: fresh.token })).body.projects.map(({ id }: ShownProject) => id)
  expect(await ids()).toEqual(made.toReversed())
  expect((await order(made)).status).toBe(200)
  expect(await ids()).toEqual(made)
  for (const wrong of [made.slice(1), [...made, "x"], [made[0]!, made[0]!, made[1]!]])
    expect((await order(wrong)).status).toBe(409)
  expect(await ids()).toEqual(made)
})

test("who has seen another order overwrites nothing, and is told the present one", async () => {
  const fresh = await createProfessional(t)
  const made = [await add({}, fresh), await add({}, fresh), await add({}, fresh)].map(({ body }) => body.project.id)
  const [a, b, c] = made.toReversed()
  const order = (project_ids: string[], seen: string[]) =>
    t.call("PUT", path(fresh, "/order"), { token: fresh.token, body: { project_ids, seen } })
  expect((await order([b, a, c], [a, b, c])).status).toBe(200)
  expect((await order([b, a, c], [a, b, c])).status).toBe(200)
  const refused = await order([a, c, b], [a, b, c])
  expect([refused.status, refused.body]).toMatchObject([409, { code: "conflict", project_ids: [b, a, c] }])
  expect(refused.body.message).toContain("The order was changed in another window meanwhile.")
  expect((await order([a, c, b], [b, a, c])).status).toBe(200)
})

test("of several orders put at once over the same one, one stands and the others are told", async () => {
  const fresh = await createProfessional(t)
  const [a, b, c] = [await add({}, fresh), await add({}, fresh), await add({}, fresh)].map(
    ({ body }) => body.project.id,
  )
  const order = (project_ids: string[], seen?: string[]) =>
    t.call("PUT", path(fresh, "/order"), { token: fresh.token, body: { project_ids, seen } })
  for (const _round of Array(5)) {
    await order([a, b, c])
    const wanted = [
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ]
    const answers = await Promise.all(wanted.map((one) => order(one, [a, b, c])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  }
})

test("figures stay within what can be, and texts are of people's letters", async () => {
  const { project } = (await add()).body
  const wrong = {
    ...{ title: "x".repeat(101), area_sqft: 0, completed_year: 1900, duration_weeks: 0, paid_from: 7 },
    ...{ home_type: "castle", review_id: "nobody", pictures: Array.from({ length: 31 }, () => ({ file_id: "x" })) },
  }
  for (const [field, value] of Object.entries(wrong)) {
    const { status, body } = await change(project.id, { [field]: value })
    expect([field, status, Object.keys(body.errors)[0]]).toEqual([field, 422, field])
  }
  expect((await change(project.id, { completed_year: t.clock.now.getFullYear() + 1 })).body.errors).toEqual({
    completed_year: "Please give the year in which it was completed: that one is still to come.",
  })
  const { body } = await change(project.id, { title: "  A‮ kitchen " })
  expect(body.project.title).toBe("A kitchen")
})

test("a drawing is no photograph of the work, and a state before never stands for it", async () => {
  const [plan, before] = [await picture(), await picture()]
  const pictures = [
    { file_id: before, role: "before" },
    { file_id: plan, role: "plan" },
  ]
  const { project } = (await add({ ...told, pictures })).body
  const live = await change(project.id, { published: true })
  expect([live.status, live.body.project.picture.photo]).toEqual([200, undefined])
})

test("what a customer said of a job stands beside that job alone", async () => {
  const busy = await createProfessional(t)
  const customer = await createCustomer(t)
  const [booking_id, review_id] = ["b", "r"].map((kind) => `${kind}-${busy.professional_id}`)
  const who = { professional_id: busy.professional_id, customer_id: customer.account_id }
  const [starts_at, ends_at] = [2, 1].map((hours) => new Date(t.clock.now.getTime() - hours * 3_600_000))
  const visit = { id: booking_id!, service_id: busy.service_id, ...who, starts_at: starts_at!, ends_at: ends_at! }
  await t.db
    .insertInto("bookings")
    .values({ ...visit, status: "completed" })
    .execute()
  const said = { rating: 5, comment: "Good work" }
  await t.db
    .insertInto("reviews")
    .values({ id: review_id!, booking_id: booking_id!, ...who, ...said })
    .execute()
  expect((await add({ review_id }, busy)).status).toBe(201)
  const second = await add({ review_id }, busy)
  expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ["review_id"]])
  expect((await add({ review_id })).body.errors).toEqual({ review_id: "Please choose one of your own reviews." })
})

test("there are so many and no more, also of two added at once", async () => {
  const busy = await createProfessional(t)
  await t.db
    .insertInto("portfolio_projects")
    .values(
      Array.from({ length: MAX_PROJECTS - 1 }, (_, at) => ({
        ...{ id: `p${at}-${busy.professional_id}`, professional_id: busy.professional_id, published_at: null },
        ...{ title: "", description: "", locality: "", drawing: "board", sort_order: at },
      })),
    )
    .execute()
  const both = await Promise.all([add({}, busy), add({}, busy)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test("a state before stands behind the photograph after it, or by itself where there is none", () => {
  const [before, photograph, plan] = [{ role: "before" }, { role: "photo" }, { role: "plan" }] as const
  expect(pairsOf([before, photograph, plan, before])).toEqual([
    { before, picture: photograph },
    { before: undefined, picture: plan },
    { before: undefined, picture: before },
  ])
  expect(pairsOf([before, before, photograph])).toEqual([
    { before: undefined, picture: before },
    { before, picture: photograph },
  ])
})
