/** What was reported is hidden or left, once, and told; every figure follows what is hidden and comes back with it. */
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import {
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
  signInWithCookie,
} from "../../../test/people.ts"
import { countDays } from "../../analytics/day-count.jobs.server.ts"
import { newId } from "../../platform/id.ts"
import type { ModeratedItem } from "./moderation.schema.ts"

let t: TestApp
let owner: Person
let clerk: Person
let reader: Person
let customer: Person
let studio: Professional
/** Of the studio: five, four and one star. */
let reviews: string[]
let bad: string
beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t, "Shubhangi Rane")
  clerk = await createAdmin(t, "Nikhil Sathe", false, "desk")
  reader = await createAdmin(t, "Gauri Phadke", false, "reader")
})
beforeEach(async () => {
  customer = await createCustomer(t, "Omkar Sane")
  studio = await createProfessional(t)
  reviews = []
  for (const rating of [5, 4, 1]) reviews.push(await review(rating))
  bad = reviews[2]!
})
afterAll(() => t.close())

const because = "It calls somebody names, which our rules forbid"
const appeal = "I have quoted what was said to me, word for word"

const review = async (rating: number) => {
  const [booking_id, id] = [newId(), newId()]
  const { professional_id, service_id } = studio
  const starts_at = new Date(t.clock.now.getTime() - 5 * 86_400_000)
  const visit = { professional_id, service_id, customer_id: customer.account_id, starts_at }
  await t.db
    .insertInto("bookings")
    .values({ id: booking_id, ...visit, ends_at: new Date(starts_at.getTime() + 3_600_000), status: "completed" })
    .execute()
  const said = { rating, comment: `Stars: ${rating}`, has_public_consent: true, response: "Thank you" }
  await t.db
    .insertInto("reviews")
    .values({
      ...{ id, booking_id, professional_id, customer_id: customer.account_id, created_at: t.clock.now },
      ...{ ...said, responded_at: t.clock.now },
    })
    .execute()
  return id
}

const project = async (change: object = {}) => {
  const id = newId()
  const shown = { title: "Wada kitchen", description: "Teak, and a stone floor from Shahabad", work: "kitchen" }
  await t.db
    .insertInto("portfolio_projects")
    .values({
      ...{ id, professional_id: studio.professional_id, ...shown, locality: "Kothrud", drawing: "room" },
      ...{ completed_year: 2024, published_at: new Date("2026-01-05T10:00:00Z"), sort_order: 0, ...change },
    })
    .execute()
  return id
}

const report = async (about: string, by = "asha@home.example") => {
  const body = {
    name: "Asha Kulkarni",
    email: by,
    kind: "content",
    booking: about,
    message: "This is not true at all.",
  }
  const headers = { "idempotency-key": newId() }
  const answer = await t.call("POST", "/grievances", { body, headers })
  expect(answer.status).toBe(201)
  return answer.body.ticket as string
}

type Items = { items: ModeratedItem[]; next: string | null }
const list = async (path: string, by = owner): Promise<Items> => (await t.call("GET", path, { token: by.token })).body
const reported = async (query = "?limit=100") => (await list(`/admin/reports${query}`)).items
const reportedOf = async (id: string) => (await reported()).find((one) => one.id === id)
const hiddenOf = async (id: string) => (await list("/admin/hidden?limit=100")).items.find((one) => one.id === id)
const decide = (id: string, body: object, by = owner) =>
  t.call("POST", `/admin/reports/${id}`, { token: by.token, body })
const act = (kind: string, id: string, action: string, by = owner) =>
  t.call("POST", `/admin/hidden/${kind}/${id}`, { token: by.token, body: { action, reason: because } })
const appealReview = (id: string, by: Person = customer, words = appeal) =>
  t.call("POST", `/reviews/${id}/appeal`, { token: by.token, body: { appeal: words } })
const mailsTo = async (address: string) =>
  (await t.db.selectFrom("mails").select(["kind", "params"]).where("to_address", "=", address).execute()).map(
    ({ kind, params }) => ({ kind, ...(params as object) }),
  )

/** Wherever a rating or a number of reviews of the studio is said. */
const figures = async () => {
  const id = studio.professional_id
  const [profile, page, search, home] = await Promise.all([
    t.call("GET", `/provider/${id}`),
    t.call("GET", `/provider/${id}/reviews`),
    t.call("GET", "/search?all=true&limit=100"),
    t.call("GET", "/homepage/overview"),
  ])
  await countDays(t.db, () => t.clock.now)
  const card = search.body.services.find((one: { provider_id: string }) => one.provider_id === id)
  const days = await t.db
    .selectFrom("professional_days")
    .select(["reviews", "stars"])
    .where("professional_id", "=", id)
    .execute()
  const { average_rating, total_reviews, distribution } = page.body.summary
  return {
    profile: [Number(profile.body.provider.average_rating), profile.body.provider.total_reviews],
    page: [average_rating, total_reviews],
    distribution: distribution.map(({ count }: { count: number }) => count),
    shown: page.body.reviews.map(({ rating }: { rating: number }) => rating),
    card: [card.rating, card.review_count],
    days: days.reduce((sum, day) => [sum[0]! + day.reviews, sum[1]! + day.stars], [0, 0]),
    home: home.body.data.statistics.total_reviews,
  }
}

/** The same from all rows that are not hidden, in JavaScript. */
const byHand = async () => {
  const all = await t.db
    .selectFrom("reviews")
    .selectAll()
    .where("hidden_at", "is", null)
    .orderBy("id", "desc")
    .execute()
  const stars = all.filter((r) => r.professional_id === studio.professional_id).map(({ rating }) => rating)
  const sum = stars.reduce((one, other) => one + other, 0)
  const mean = Math.round((100 * sum) / stars.length) / 100
  const counted = [mean, stars.length]
  return {
    ...{ profile: counted, page: counted, card: counted, shown: stars, days: [stars.length, sum], home: all.length },
    distribution: [5, 4, 3, 2, 1].map((one) => stars.filter((rating) => rating === one).length),
  }
}

test("every figure follows a review that is hidden, and comes back with it", async () => {
  const before = await figures()
  expect(before).toEqual(await byHand())
  expect(before.page).toEqual([3.33, 3])
  expect((await act("review", bad, "hide")).status).toBe(200)
  expect((await figures()).page).toEqual([4.5, 2])
  expect(await figures()).toEqual(await byHand())
  expect((await act("review", bad, "restore")).status).toBe(200)
  expect(await figures()).toEqual(before)
})

test("a hidden review is nothing to its professional, and its author reads why", async () => {
  const { token, professional_id } = studio
  await act("review", bad, "hide")
  const own = await t.call("GET", `/provider/${professional_id}/reviews`, { token })
  expect(own.body.reviews).toHaveLength(2)
  const reply = await t.call("POST", `/provider/reviews/${bad}/respond`, { token, body: { response: "Not so" } })
  expect(reply.status).toBe(404)
  const { cookie } = await signInWithCookie(t, studio)
  const file = await t.call("GET", `/provider/${professional_id}/reviews/csv`, { cookie })
  expect(file.body).toContain("Stars: 5")
  expect(file.body).not.toContain("Stars: 1")
  const { booking_id } = await t.db.selectFrom("reviews").selectAll().where("id", "=", bad).executeTakeFirstOrThrow()
  const { body } = await t.call("GET", `/user/bookings/${booking_id}/review`, { token: customer.token })
  expect(body.visit.review.takedown).toMatchObject({ reason: because, appeal: null })
  expect(body.visit.refusal).toBe("hidden")
  const edited = await t.call("PUT", `/professional/${professional_id}/review/${bad}`, {
    token: customer.token,
    body: { rating: 5, comment: "All good" },
  })
  expect(edited.status).toBe(409)
  const told = await mailsTo(customer.email)
  expect(told).toContainEqual(expect.objectContaining({ kind: "content_hidden", reason: because, item: "review" }))
})

describe("reports", () => {
  test("of one thing stand together, with who reported it and why, and are answered together", async () => {
    const tickets = [await report(`Review ${bad}`), await report(`Review ${bad.toUpperCase()}`, "other@home.example")]
    const item = (await reportedOf(bad))!
    expect(item).toMatchObject({ kind: "review", rating: 1, author_name: "Omkar Sane", takedown: null })
    expect(item.reports.map(({ ticket }) => ticket)).toEqual(tickets)
    const done = await decide(item.reports[1]!.id, { decision: "hide", reason: because })
    expect(done.status).toBe(200)
    expect(await reportedOf(bad)).toBeUndefined()
    for (const [at, email] of ["asha@home.example", "other@home.example"].entries()) {
      const status = await t.call("POST", "/grievances/status", { body: { ticket: tickets[at], email } })
      expect(status.body.status).toBe("answered")
      expect(await mailsTo(email)).toContainEqual(
        expect.objectContaining({ kind: "report_answered", ticket: tickets[at], result: "hidden" }),
      )
    }
    expect((await hiddenOf(bad))!.takedown).toMatchObject({ reason: because, hidden_by: "Shubhangi Rane" })
  })

  test("that are left change nothing, and wait again once they are taken further", async () => {
    const ticket = await report(`Review ${bad}`, "further@home.example")
    const { reports } = (await reportedOf(bad))!
    const before = await figures()
    expect((await decide(reports[0]!.id, { decision: "leave" })).status).toBe(200)
    expect(await figures()).toEqual(before)
    expect(await reportedOf(bad)).toBeUndefined()
    await t.call("POST", `/grievances/${ticket}/escalate`, { body: { ticket, email: "further@home.example" } })
    expect((await reportedOf(bad))!.reports[0]).toMatchObject({ level: 1, ticket })
  })

  test("come oldest first, by kind and in pages; other complaints are none", async () => {
    const work = await project()
    await report(`Project ${work}`)
    await report(`Review ${bad}`)
    await report("The visit of last week")
    await report(`Review ${newId()}`)
    const mine = (await reported()).map(({ id }) => id).filter((id) => [work, bad].includes(id))
    expect(mine).toEqual([work, bad])
    expect((await reported("?kind=project&limit=100")).map(({ kind }) => kind)).not.toContain("review")
    const paged: string[] = []
    let cursor: string | null = null
    do {
      const page: Items = await list(`/admin/reports?limit=1${cursor ? `&cursor=${cursor}` : ""}`)
      paged.push(...page.items.map(({ id }) => id))
      cursor = page.next
    } while (cursor)
    expect(paged).toEqual((await reported()).map(({ id }) => id))
    const { body } = await t.call("GET", "/admin/waiting", { token: owner.token })
    expect(body.waiting).toContainEqual({ kind: "reports", count: paged.length, due_at: expect.any(String) })
  })

  test("need a reason to hide", async () => {
    await report(`Review ${bad}`)
    const { reports } = (await reportedOf(bad))!
    expect((await decide(reports[0]!.id, { decision: "hide" })).status).toBe(422)
    expect((await decide(newId(), { decision: "leave" })).status).toBe(404)
  })
})

test("of two administrators at once the second reads who was faster, and nothing is done twice", async () => {
  await report(`Review ${bad}`)
  const { id } = (await reportedOf(bad))!.reports[0]!
  let both: ReturnType<typeof decide>[] = []
  await t.db.transaction().execute(async (trx) => {
    await sql`select from reviews where id = ${bad} for update`.execute(trx)
    both = [decide(id, { decision: "hide", reason: because }), decide(id, { decision: "leave" }, clerk)]
    await untilBlocked(t.db, 2)
  })
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)!
  const name = answers[0]!.status === 200 ? "Shubhangi Rane" : "Nikhil Sathe"
  expect(late.body.message).toContain(`${name} was faster`)
  const entries = await t.db.selectFrom("audit_entries").select("act").where("subject", "=", bad).execute()
  expect(entries).toHaveLength(1)
  await act("review", bad, "hide")
  const again = await act("review", bad, "hide", clerk)
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining("Shubhangi Rane was faster")])
})

test("an appeal is made once, stands first, and is answered once", async () => {
  const stranger = await createCustomer(t)
  expect((await appealReview(bad)).status).toBe(404)
  await act("review", bad, "hide")
  await act("review", reviews[1]!, "hide")
  expect((await appealReview(bad, stranger)).status).toBe(404)
  expect((await appealReview(bad)).status).toBe(200)
  expect((await appealReview(bad)).status, "sent again since its answer was lost").toBe(200)
  expect((await appealReview(bad, customer, "And another thing about it")).status).toBe(409)
  const { items } = await list("/admin/hidden?limit=1")
  expect(items[0]).toMatchObject({ id: bad, takedown: { appeal, appeal_answer: null } })
  expect((await act("review", bad, "keep", clerk)).status).toBe(200)
  expect((await act("review", bad, "keep")).body.message).toContain("Nikhil Sathe was faster")
  expect((await hiddenOf(bad))!.takedown).toMatchObject({ appeal_answer: because })
  expect((await appealReview(bad, customer, "And another thing about it")).status).toBe(409)
  expect((await mailsTo(customer.email)).map(({ kind }) => kind)).toContain("content_stays_hidden")
  expect((await act("review", bad, "restore")).status).toBe(200)
  expect((await act("review", bad, "restore", clerk)).status).toBe(409)
  expect((await act("review", bad, "keep", clerk)).status, "what is restored is not hidden by keeping it").toBe(409)
  expect(await hiddenOf(bad)).toBeUndefined()
  // Hidden anew it is another decision, with an appeal of its own.
  await act("review", bad, "hide")
  expect((await appealReview(bad)).status).toBe(200)
})

describe("a project", () => {
  const path = (id: string) => `/provider/${studio.professional_id}/projects/${id}`

  test("that is hidden is a draft to everybody, and comes back as it was", async () => {
    const id = await project()
    const shown = (await t.call("GET", path(id))).body.project
    expect((await act("project", id, "hide")).status).toBe(200)
    expect((await t.call("GET", path(id))).status).toBe(404)
    const { body } = await t.call("GET", path(id), { token: studio.token })
    expect(body.project).toMatchObject({ published_at: null, takedown: { reason: because } })
    const publishing = await t.call("PUT", path(id), { token: studio.token, body: { published: true } })
    expect([publishing.status, publishing.body.message]).toEqual([409, expect.stringContaining("Our team has hidden")])
    const emptied = await t.call("PUT", path(id), { token: studio.token, body: { title: "" } })
    expect(emptied.status, "what may be restored stays whole").toBe(422)
    const changed = await t.call("PUT", path(id), { token: studio.token, body: { title: "Kitchen in a wada" } })
    expect(changed.status).toBe(200)
    expect((await act("project", id, "restore")).status).toBe(200)
    const restored = (await t.call("GET", path(id))).body.project
    expect(restored).toMatchObject({ title: "Kitchen in a wada", published_at: shown.published_at, takedown: null })
  })

  test("is appealed by its professional alone", async () => {
    const id = await project()
    const other = await createProfessional(t)
    await act("project", id, "hide")
    const body = { appeal }
    expect((await t.call("POST", `${path(id)}/appeal`, { token: other.token, body })).status).toBe(403)
    const ownPath = `/provider/${other.professional_id}/projects/${id}/appeal`
    expect((await t.call("POST", ownPath, { token: other.token, body })).status).toBe(404)
    expect((await t.call("POST", `${path(id)}/appeal`, { token: studio.token, body })).status).toBe(200)
    expect((await hiddenOf(id))!.takedown!.appeal).toBe(appeal)
  })

  test("that is a draft is nothing to the desk", async () => {
    const id = await project({ published_at: null })
    expect((await act("project", id, "hide")).status).toBe(404)
    await report(`Project ${id}`)
    expect(await reportedOf(id)).toBeUndefined()
  })
})

test("what stands on a public page is found by its id or address", async () => {
  const id = await project()
  const found = async (q: string) =>
    (await list(`/admin/moderated_items?limit=100&q=${encodeURIComponent(q)}`)).items.map((one) => one.id)
  const profile = `https://sthapati.example/providers/${studio.professional_id}`
  expect(await found(bad)).toEqual([bad])
  expect(await found(`Review ${bad}`)).toEqual([bad])
  expect(await found(`${profile}/projects/${id}?picture=${newId()}`)).toEqual([id])
  expect((await found(`${profile}#reviews`)).toSorted()).toEqual([...reviews, id].toSorted())
  expect(await found("")).toEqual([])
})

test("a reader sees and does not decide; nobody else sees", async () => {
  await report(`Review ${bad}`)
  const { id } = (await reportedOf(bad))!.reports[0]!
  expect((await list("/admin/reports", reader)).items.length).toBeGreaterThan(0)
  expect((await decide(id, { decision: "leave" }, reader)).status).toBe(403)
  expect((await act("review", bad, "hide", reader)).status).toBe(403)
  for (const { token } of [customer, studio]) {
    expect((await t.call("GET", "/admin/reports", { token })).status).toBe(403)
    expect((await t.call("POST", `/admin/hidden/review/${bad}`, { token, body: {} })).status).toBe(403)
  }
  expect((await act("review", newId(), "hide")).status).toBe(404)
  expect((await act("project", bad, "hide")).status).toBe(404)
})
