import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { untilBlocked } from "../../test/blocked.ts"
import { type FileSite, startFileSite } from "../../test/file-site.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../test/people.ts"
import { photo } from "../../test/pictures.ts"
import type { Db } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"
import { listMails } from "../platform/mail/mail.server.ts"
import { inviteReviews } from "./review.jobs.server.ts"
import { reviewPictures } from "./review.server.ts"

let t: TestApp
let designer: Professional
let customer: Person
beforeAll(async () => {
  t = await startTestApp()
  designer = await createProfessional(t)
  customer = await createCustomer(t)
  for (const [at, rating] of [5, 4, 3].entries()) {
    await review(t.db, await visit(designer, 10 - at), { rating, comment: `Visit number ${at + 1}` })
  }
})
afterAll(() => t.close())

const visit = async ({ professional_id, service_id }: Professional, daysAgo: number) => {
  const id = newId()
  const starts_at = new Date(t.clock.now.getTime() - daysAgo * 86_400_000)
  const ends_at = new Date(starts_at.getTime() + 3_600_000)
  const who = { professional_id, service_id, customer_id: customer.account_id }
  await t.db
    .insertInto("bookings")
    .values({ id, ...who, starts_at, ends_at, status: "completed" })
    .execute()
  return { booking_id: id, professional_id, customer_id: customer.account_id }
}

type Visit = Awaited<ReturnType<typeof visit>>
const review = (db: Db, of: Visit, said: { rating: number; comment: string }) =>
  db
    .insertInto("reviews")
    .values({ id: newId(), ...of, ...said })
    .execute()

const read = (query = "") => t.call("GET", `/provider/${designer.professional_id}/reviews${query}`)

test("everybody reads them, newest first, with average and distribution", async () => {
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body.reviews.map((review: { comment: string }) => review.comment)).toEqual([
    "Visit number 3",
    "Visit number 2",
    "Visit number 1",
  ])
  expect(body.summary).toMatchObject({ average_rating: 4, total_reviews: 3 })
  expect(body.summary.distribution.map((one: { count: number }) => one.count)).toEqual([1, 1, 1, 0, 0])
  expect(body.reviews[0]).toMatchObject({
    rating: 3,
    response: null,
    response_date: null,
    service_name: "Interior Designer",
  })
})

test("pages join", async () => {
  const first = (await read("?limit=2")).body
  const second = (await read(`?limit=2&cursor=${first.next}`)).body
  expect([first.reviews.length, second.reviews.length, second.next]).toEqual([2, 1, null])
})

test("a search follows the rating at once", async () => {
  const { body } = await t.call("GET", "/search?all=true")
  expect(body.services[0]).toMatchObject({ rating: 4, review_count: 3 })
})

test("of two reviews at once both count", async () => {
  const busy = await createProfessional(t)
  const [first, second] = [await visit(busy, 2), await visit(busy, 1)]
  let both: Promise<unknown> | undefined
  await t.db.transaction().execute(async (trx) => {
    await review(trx, first, { rating: 5, comment: "Lovely" })
    both = review(t.db, second, { rating: 3, comment: "Fine" })
    await untilBlocked(t.db)
  })
  await both
  const { body } = await t.call("GET", `/provider/${busy.professional_id}/reviews`)
  expect(body.summary).toMatchObject({ average_rating: 4, total_reviews: 2 })
})

test("an unknown professional is 404, a malformed cursor 422", async () => {
  expect((await t.call("GET", "/provider/nobody/reviews")).status).toBe(404)
  expect((await read("?cursor=last")).status).toBe(422)
})

/** What several tables say about one visit agrees, whoever writes it. */
describe("what several tables say about one visit", () => {
  let t: TestApp
  let designer: Professional
  let other: Professional
  let customer: Person
  let stranger: Person
  beforeAll(async () => {
    t = await startTestApp()
    designer = await createProfessional(t)
    other = await createProfessional(t)
    customer = await createCustomer(t)
    stranger = await createCustomer(t)
  })
  afterAll(() => t.close())

  const book = async (service_id: string) => {
    const id = newId()
    const [starts_at, ends_at] = [new Date("2026-01-01T10:00:00Z"), new Date("2026-01-01T11:00:00Z")]
    const who = { professional_id: designer.professional_id, customer_id: customer.account_id }
    await t.db
      .insertInto("bookings")
      .values({ id, ...who, service_id, starts_at, ends_at, status: "completed" })
      .execute()
    return id
  }
  const review = (booking_id: string, professional_id: string, customer_id: string) =>
    t.db
      .insertInto("reviews")
      .values({ id: newId(), booking_id, professional_id, customer_id, rating: 5, comment: "Lovely" })
      .execute()

  test("a booking is of its professional's service", async () => {
    await expect(book(other.service_id)).rejects.toThrow("booking_is_of_the_professionals_service")
    await expect(book(designer.service_id)).resolves.toBeTruthy()
  })

  test("a review is by the customer and about the professional of its booking", async () => {
    const id = await book(designer.service_id)
    for (const [professional, by] of [
      [other, customer],
      [designer, stranger],
    ] as const) {
      await expect(review(id, professional.professional_id, by.account_id)).rejects.toThrow(
        "review_is_by_and_about_the_bookings_pair",
      )
    }
    await expect(review(id, designer.professional_id, customer.account_id)).resolves.toBeTruthy()
  })

  test("a booking's history knows the four statuses", async () => {
    const booking_id = await book(designer.service_id)
    const event = (from_status: string | null, to_status: string) =>
      t.db.insertInto("booking_events").values({ id: newId(), booking_id, from_status, to_status }).execute()
    await expect(event("done", "completed")).rejects.toThrow("from_status_is_known")
    await expect(event("pending", "done")).rejects.toThrow("to_status_is_known")
    await expect(event(null, "pending")).resolves.toBeTruthy()
  })
})

describe("writing", () => {
  let t: FileSite
  let designer: Professional
  let customer: Person
  let stranger: Person
  beforeAll(async () => {
    t = await startFileSite([reviewPictures])
    designer = await createProfessional(t, { business_name: "Neem Interiors" })
    customer = await createCustomer(t, "Ketaki Gokhale")
    stranger = await createCustomer(t)
  })
  afterAll(() => t.close())

  let days = 0
  const visit = async (set: object = {}, of: Professional = designer) => {
    const id = newId()
    days += 1
    const starts_at = new Date(t.clock.now.getTime() - days * 86_400_000)
    const who = { professional_id: of.professional_id, service_id: of.service_id, customer_id: customer.account_id }
    const times = { starts_at, ends_at: new Date(starts_at.getTime() + 3_600_000) }
    await t.db
      .insertInto("bookings")
      .values({ id, ...who, ...times, status: "completed", ...set })
      .execute()
    return id
  }
  const words = { rating: 5, title: "Calm and on time", comment: "She drew what we asked for." }
  const write = (booking_id: string, body: object = {}, token = customer.token, key = newId()) =>
    t.call("POST", `/professional/${designer.professional_id}/review`, {
      token,
      headers: { "idempotency-key": key },
      body: { ...words, booking_id, ...body },
    })
  const edit = (id: string, body: object = {}, token = customer.token) =>
    t.call("PUT", `/professional/${designer.professional_id}/review/${id}`, { token, body: { ...words, ...body } })
  const reply = (id: string, response: string, token = designer.token) =>
    t.call("POST", `/provider/reviews/${id}/respond`, {
      token,
      body: { response, provider_id: token === designer.token ? designer.professional_id : undefined },
    })
  const own = (booking_id: string, token = customer.token) =>
    t.call("GET", `/user/bookings/${booking_id}/review`, { token })
  const profile = async () => (await t.call("GET", `/provider/${designer.professional_id}/reviews`)).body
  const picture = async (token = customer.token) =>
    (await t.upload(await photo(), { token, purpose: "review" })).body.id
  const noticesOf = async ({ account_id }: Person) =>
    (await t.db.selectFrom("notifications").select("kind").where("account_id", "=", account_id).execute()).map(
      ({ kind }) => kind,
    )

  test("a completed visit is reviewed once, with pictures; the professional hears of it and all figures follow", async () => {
    const booking = await visit()
    expect((await own(booking)).body.visit).toMatchObject({
      refusal: null,
      review: null,
      provider_name: "Neem Interiors",
    })
    const file_ids = [await picture(), await picture()]
    const { status, body } = await write(booking, { file_ids, consent_public: true })
    expect([status, body.message]).toEqual([201, "Thank you. Your review is on the profile now."])
    expect(body.visit.review).toMatchObject({ ...words, consent_public: true, edited_at: null })
    expect(body.visit.review.pictures.map(({ id }: { id: string }) => id)).toEqual(file_ids)
    const { reviews, summary } = await profile()
    expect(reviews[0]).toMatchObject({ user_name: "Ketaki Gokhale", title: words.title, pictures: [{}, {}] })
    expect(summary).toMatchObject({ average_rating: 5, total_reviews: 1 })
    const shown = await t.app.inject({ url: reviews[0].pictures[0].small })
    expect(shown.statusCode).toBe(200)
    expect(await noticesOf(designer)).toEqual(["review_written"])
    expect((await write(booking)).body.message).toBe("You have already reviewed this visit.")
  })

  test("of two at once one stands, and a call that is repeated answers as it did", async () => {
    const booking = await visit()
    const both = await Promise.all([write(booking), write(booking)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const again = await visit()
    const key = newId()
    const [first, second] = [await write(again, {}, customer.token, key), await write(again, {}, customer.token, key)]
    expect([first.status, second.status, second.body.visit.review.id]).toEqual([201, 201, first.body.visit.review.id])
  })

  test("only its customer, only what is completed as they see it, and not of an advocate", async () => {
    const booking = await visit()
    for (const answer of [await write(booking, {}, stranger.token), await own(booking, stranger.token)])
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"])
    const other = await createProfessional(t)
    expect((await write(await visit({}, other))).status).toBe(404)
    const early =
      "A visit can be reviewed when the professional says that it took place, when either of you says that it did not, or a week after its end."
    for (const [set, refused] of [
      [{ status: "confirmed" }, early],
      [{ status: "cancelled" }, "A visit that was cancelled before it began, or by you, cannot be reviewed."],
      [{ held_until: new Date(t.clock.now.getTime() + 5_000) }, early],
    ] as const)
      expect((await write(await visit(set))).body.message).toBe(refused)
    const advocate = await createProfessional(t, { slug: "real-estate-lawyer" })
    const answer = await t.call("POST", `/professional/${advocate.professional_id}/review`, {
      token: customer.token,
      body: { ...words, booking_id: await visit({}, advocate) },
    })
    expect([answer.status, answer.body.message]).toEqual([409, "Advocates are not rated here."])
  })

  test("what is wrong is said at its field; any script and any sign is text", async () => {
    const booking = await visit()
    const answer = await write(booking, { rating: 6, comment: " ", title: "x".repeat(101) })
    expect([answer.status, Object.keys(answer.body.errors).toSorted()]).toEqual([422, ["comment", "rating", "title"]])
    expect((await write(booking, { comment: "x".repeat(4_000) })).status).toBe(422)
    expect((await write(booking, { file_ids: ["a", "b", "c", "d", "e", "f"] })).status).toBe(422)
    const comment = "<script>alert(1)</script> 🏠 छान काम! “quoted” & done"
    const written = await write(booking, { comment, title: "" })
    expect(written.body.visit.review).toMatchObject({ comment, title: null })
  })

  test("pictures are one's own, brought for a review, each once", async () => {
    const booking = await visit()
    const [mine, theirs] = [await picture(), await picture(stranger.token)]
    for (const file_ids of [[theirs], [mine, mine], ["nobody"]])
      expect((await write(booking, { file_ids })).status).toBe(422)
    const { body } = await write(booking, { file_ids: [mine] })
    expect(body.visit.review.pictures).toHaveLength(1)
    const next = await picture()
    const edited = await edit(body.visit.review.id, { file_ids: [next] })
    expect(edited.body.visit.review.pictures.map(({ id }: { id: string }) => id)).toEqual([next])
    expect((await t.app.inject({ url: `/files/${mine}/small` })).statusCode).toBe(404)
    expect((await write(await visit(), { file_ids: [next] })).status).toBe(422)
  })

  test("it is changed for 48 hours by its customer, counts once, and is said to be changed", async () => {
    const before = (await profile()).summary.total_reviews
    const { body } = await write(await visit())
    const { id } = body.visit.review
    expect((await edit(id, {}, stranger.token)).status).toBe(404)
    const changed = await edit(id, { rating: 2, comment: "The second visit never came." })
    expect([changed.status, changed.body.visit.review.rating]).toEqual([200, 2])
    expect(changed.body.visit.review.edited_at).not.toBeNull()
    expect((await profile()).summary.total_reviews).toBe(before + 1)
    await t.db
      .updateTable("reviews")
      .set({ created_at: new Date(t.clock.now.getTime() - 48 * 3_600_000) })
      .where("id", "=", id)
      .execute()
    const late = await edit(id)
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("48 hours")])
    expect((await own(body.visit.booking_id)).body.visit.refusal).toBe("too_late")
  })

  test("who fears a review cannot prevent it by ending the visit after it began", async () => {
    const [byProfessional, byCustomer] = [designer.account_id, customer.account_id]
    for (const [actor_id, kind, minutes, allowed] of [
      [byProfessional, "no_show", 30, true],
      [byProfessional, null, 30, true],
      [byProfessional, null, -30, false],
      [byCustomer, "no_show", 30, true],
      [byCustomer, null, 30, false],
    ] as const) {
      const id = await visit({ status: "cancelled" })
      const { starts_at } = await t.db
        .selectFrom("bookings")
        .select("starts_at")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
      const created_at = new Date(starts_at.getTime() + minutes * 60_000)
      const event = { id: newId(), booking_id: id, from_status: "confirmed", to_status: "cancelled", created_at }
      await t.db
        .insertInto("booking_events")
        .values({ ...event, actor_id, kind })
        .execute()
      expect((await own(id)).body.visit.refusal).toBe(allowed ? null : "cancelled")
      expect((await write(id)).status).toBe(allowed ? 201 : 409)
    }
  })

  test("a professional who has left gets no review", async () => {
    const gone = await createProfessional(t)
    const booking = await visit({}, gone)
    await t.db.updateTable("professionals").set({ business_name: "" }).where("id", "=", gone.professional_id).execute()
    expect((await own(booking)).body.visit).toMatchObject({ refusal: "gone", provider_name: null })
    const body = { ...words, booking_id: booking }
    const answer = await t.call("POST", `/professional/${gone.professional_id}/review`, { token: customer.token, body })
    expect(answer.status).toBe(409)
  })

  test("what says nothing is refused, and a rating is a number", async () => {
    const booking = await visit()
    for (const body of [
      { comment: "\u200b\u2060" },
      { comment: "..." },
      { rating: true },
      { rating: [4] },
      { rating: "0x5" },
    ])
      expect((await write(booking, body)).status, JSON.stringify(body)).toBe(422)
    expect((await write(booking, { comment: "👍" })).status).toBe(201)
  })

  test("of using a picture and throwing it away at once, one is refused", async () => {
    const booking = await visit()
    const { id } = (await write(booking)).body.visit.review
    for (let round = 0; round < 5; round++) {
      const file = await picture()
      const [used, thrown] = await Promise.all([
        edit(id, { file_ids: [file] }),
        t.call("DELETE", `/files/${file}`, { token: customer.token }),
      ])
      const isThere = (await t.app.inject({ url: `/files/${file}/small` })).statusCode === 200
      expect([used.status === 200, thrown.status !== 200]).toEqual([isThere, isThere])
      await edit(id)
    }
  })

  test("one reply, by the professional it is about; the reviewer is told", async () => {
    const { id } = (await write(await visit())).body.visit.review
    const other = await createProfessional(t)
    expect((await reply(id, "Thanks", other.token)).status).toBe(404)
    expect((await reply(id, "Thanks", customer.token)).status).toBe(403)
    expect((await reply(id, "  ")).status).toBe(422)
    const both = await Promise.all([reply(id, "Thank you, Ketaki."), reply(id, "Thanks!")])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { response } = (await profile()).reviews[0]
    expect((await reply(id, response)).status).toBe(200)
    expect((await reply(id, "And another thing")).body.message).toBe("You have already replied to this review.")
    expect((await noticesOf(customer)).filter((kind) => kind === "review_answered")).toHaveLength(1)
    const list = async (responded: string) =>
      (await t.call("GET", `/provider/${designer.professional_id}/reviews?responded=${responded}&limit=100`)).body
        .reviews
    expect((await list("true")).map((one: { id: string }) => one.id)).toEqual([id])
    expect((await list("false")).length).toBeGreaterThan(0)
  })

  test("after a change the reply can be another one, and the professional hears of it", async () => {
    const { id } = (await write(await visit())).body.visit.review
    await reply(id, "Thank you.")
    await t.db
      .updateTable("reviews")
      .set({ responded_at: new Date(t.clock.now.getTime() - 5_000) })
      .where("id", "=", id)
      .execute()
    expect((await reply(id, "Thank you again.")).status).toBe(409)
    await edit(id, { rating: 1, comment: "It fell down." })
    expect(await noticesOf(designer)).toContain("review_edited")
    const edited_at = new Date(Math.floor(t.clock.now.getTime() / 1000) * 1000 + 600)
    const responded_at = new Date(edited_at.getTime() - 300)
    await t.db.updateTable("reviews").set({ edited_at, responded_at }).where("id", "=", id).execute()
    expect((await reply(id, "We put it up again the same day.")).body.review.response).toBe(
      "We put it up again the same day.",
    )
  })

  test("of several changes the professional hears once, and five are enough", async () => {
    const { id } = (await write(await visit())).body.visit.review
    await reply(id, "Thank you.")
    t.clock.now = new Date(t.clock.now.getTime() + 1000)
    for (let nth = 1; nth <= 5; nth++) expect((await edit(id, { rating: nth })).status).toBe(200)
    // Limits are raised for tests.
    await t.db.updateTable("rate_buckets").set({ hits: 1_000_000 }).where("bucket", "=", `review_edits:${id}`).execute()
    const sixth = await edit(id)
    expect([sixth.status, sixth.body.message]).toEqual([
      429,
      "You have changed this review 5 times. Please let it stand.",
    ])
    const unread = await t.db
      .selectFrom("notifications")
      .select("kind")
      .where("about", "=", id)
      .where("read_at", "is", null)
      .execute()
    expect(unread).toEqual([{ kind: "review_edited" }])
    const mails = await t.db
      .selectFrom("mails")
      .select("kind")
      .where("about", "=", id)
      .where("kind", "=", "review_edited")
      .execute()
    expect(mails).toHaveLength(1)
  })

  test("who has not written is asked once, after some hours, and not by each node", async () => {
    await t.db
      .insertInto("review_invitations")
      .columns(["booking_id", "invited_at"])
      .expression(t.db.selectFrom("bookings").select(["id", sql<Date>`now()`.as("at")]))
      .execute()
    const ended = new Date(t.clock.now.getTime() - 3_600_000)
    const booking = await visit({ starts_at: new Date(ended.getTime() - 3_600_000), ends_at: ended })
    const at = (hours: number) => new Date(ended.getTime() + hours * 3_600_000)
    expect(await inviteReviews(t.db, at(2.9))).toBe(0)
    const nodes = await Promise.all([inviteReviews(t.db, at(3)), inviteReviews(t.db, at(3))])
    expect(nodes.toSorted()).toEqual([0, 1])
    expect(await inviteReviews(t.db, at(30))).toBe(0)
    const [mail] = await listMails(t.db, publicUrl, customer.email)
    expect(mail).toMatchObject({
      subject: "How was the visit?",
      text: expect.stringContaining(`/user/bookings/${booking}/review`),
    })
    // Whoever has written it need not be asked any more; whoever has replied need not be told.
    const unread = async ({ account_id }: Person, kind: string) => {
      const asked = t.db.selectFrom("notifications").select("id").where("account_id", "=", account_id)
      return (await asked.where("kind", "=", kind).where("read_at", "is", null).execute()).length
    }
    expect(await unread(customer, "review_invited")).toBe(1)
    const { id } = (await write(booking)).body.visit.review
    expect(await unread(customer, "review_invited")).toBe(0)
    const told = await unread(designer, "review_written")
    await reply(id, "Thank you.")
    expect(await unread(designer, "review_written")).toBe(told - 1)
    const stale = await visit({ starts_at: at(-20 * 24), ends_at: at(-20 * 24 + 1) })
    const reviewed = await visit()
    await write(reviewed)
    expect(await inviteReviews(t.db, t.clock.now)).toBe(0)
    expect([stale, reviewed]).toHaveLength(2)
  })

  test("who is suspended is not told of a review, its change, its reply, or asked for one", async () => {
    const suspend = ({ account_id }: Person, suspended_at: Date | null) =>
      t.db.updateTable("accounts").set({ suspended_at }).where("id", "=", account_id).execute()
    const told = async (person: Person) => [
      ...(await noticesOf(person)),
      ...(await listMails(t.db, publicUrl, person.email)).map(({ subject }) => subject),
    ]
    const before = [await told(designer), await told(customer)]
    await suspend(designer, t.clock.now)
    const { id } = (await write(await visit())).body.visit.review
    await suspend(designer, null)
    await suspend(customer, t.clock.now)
    expect((await reply(id, "Thank you.")).status).toBe(200)
    const [starts_at, ends_at] = [5, 4].map((hours) => new Date(t.clock.now.getTime() - hours * 3_600_000))
    await visit({ starts_at, ends_at })
    expect(await inviteReviews(t.db, t.clock.now)).toBeGreaterThan(0)
    await suspend(customer, null)
    await suspend(designer, t.clock.now)
    expect((await edit(id, { rating: 2 })).status).toBe(200)
    await suspend(designer, null)
    expect([await told(designer), await told(customer)]).toEqual(before)
  })

  test("signs that nobody sees and that turn text round are left out", async () => {
    const words = { title: "\u202eKind\nand quick", comment: "Good \u2066work\u200e" }
    const { id, ...written } = (await write(await visit(), words)).body.visit.review
    expect(written).toMatchObject({ title: "Kind and quick", comment: "Good work" })
    expect((await write(await visit(), { title: "\u200b" })).body.visit.review.title).toBeNull()
    const { response } = (await reply(id, "Thank\u202e you")).body.review
    expect(response).toBe("Thank you")
  })
})
