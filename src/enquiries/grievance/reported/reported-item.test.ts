/** What is reported is named in words, as long as everybody may see it; of the rest its kind is said. */
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../../test/people.ts"
import { writesForTheBlog } from "../../../../test/whole-blog.ts"
import { brand } from "../../../brand.ts"
import { newId } from "../../../platform/id.ts"
import type { KnownPerson } from "../../../platform/personal-data.server.ts"
import { readPersonalTable } from "../../../platform/personal-data.server.ts"
import { datesIn } from "../../../platform/time.ts"
import { grievanceTable } from "../desk/grievance-csv.server.ts"
import { listForFile } from "../desk/grievance-desk.queries.server.ts"
import { grievanceFileTexts } from "../desk/texts.ts"
import { grievanceForOfficer } from "../grievance.notifications.server.ts"
import { grievanceData } from "../grievance.personal.server.ts"
import { findReportedItem } from "./reported-item.server.ts"

let t: TestApp
let customer: Person
let studio: Professional

beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t, "Meena Kale")
  studio = await createProfessional(t, { business_name: "Osari Interiors" })
  await writesForTheBlog(t, studio, customer)
})
afterAll(() => t.close())

const review = async () => {
  const { professional_id, service_id } = studio
  const [booking_id, id, now] = [newId(), newId(), t.clock.now]
  const customer_id = customer.account_id
  const starts_at = new Date(now.getTime() - 5 * 86_400_000)
  const visit = { professional_id, service_id, customer_id, starts_at, status: "completed" as const }
  await t.db
    .insertInto("bookings")
    .values({ id: booking_id, ...visit, ends_at: new Date(starts_at.getTime() + 3_600_000) })
    .execute()
  const said = { rating: 1, comment: "He laughed at us.", created_at: now }
  await t.db
    .insertInto("reviews")
    .values({ id, booking_id, professional_id, customer_id, ...said })
    .execute()
  return id
}

const project = async () => {
  const id = newId()
  const shown = { title: "Wada kitchen", description: "Teak, and a stone floor", work: "kitchen" }
  await t.db
    .insertInto("portfolio_projects")
    .values({
      ...{ id, professional_id: studio.professional_id, ...shown, locality: "Kothrud", drawing: "room" },
      ...{ completed_year: 2024, published_at: t.clock.now, sort_order: 0 },
    })
    .execute()
  return id
}

const post = async () => {
  const { id, title } = await t.db
    .selectFrom("blog_posts")
    .select(["id", "title"])
    .where("status", "=", "published")
    .where("author_account_id", "=", studio.account_id)
    .executeTakeFirstOrThrow()
  const comment = await t.db
    .selectFrom("blog_comments")
    .select("id")
    .where("post_id", "=", id)
    .where("status", "=", "visible")
    .executeTakeFirstOrThrow()
  return { id, title, comment: comment.id }
}

const message = async () => {
  const [id, conversation_id, now] = [newId(), newId(), t.clock.now]
  const other = await createProfessional(t)
  await t.db
    .insertInto("conversations")
    .values({
      ...{ id: conversation_id, customer_id: customer.account_id, professional_id: other.professional_id },
      ...{ opened_by: "question", opened_at: now, active_at: now },
    })
    .execute()
  const written = { seq: 1, sender_id: other.account_id, client_id: id, content: "You people never pay" }
  await t.db
    .insertInto("messages")
    .values({ id, conversation_id, ...written })
    .execute()
  return { id, conversation: conversation_id }
}

test("what everybody may see has a name, until they may not; an id of nothing has none", async () => {
  const hidden = { hidden_at: t.clock.now }
  const [one, work, { id, title, comment }] = [await review(), await project(), await post()]
  expect(await findReportedItem(t.db, one)).toMatchObject({ kind: "review", of: "Osari Interiors" })
  expect(await findReportedItem(t.db, work)).toMatchObject({ kind: "project", of: "Wada kitchen" })
  expect(await findReportedItem(t.db, id)).toMatchObject({ kind: "post", of: title })
  expect(await findReportedItem(t.db, comment)).toMatchObject({ kind: "comment", of: title })
  await t.db.updateTable("reviews").set(hidden).where("id", "=", one).execute()
  await t.db.updateTable("portfolio_projects").set({ published_at: null }).where("id", "=", work).execute()
  for (const gone of [one, work, newId()]) expect(await findReportedItem(t.db, gone)).toBeNull()
})

describe("a report names what it is about", () => {
  const report = async (about: string, kind = "content") => {
    const key = newId()
    const body = { name: "Meena Kale", email: customer.email, kind, booking: about, message: "Please look at this." }
    const headers = { "idempotency-key": key }
    const answer = await t.call("POST", "/grievances", { token: customer.token, body, headers })
    expect(answer.status).toBe(201)
    return answer.body.ticket as string
  }
  /** In the mail to the officer, in the file of complaints, and in the sender's copy of their data. */
  const namedIn = async (ticket: string) => {
    const mails = await t.db
      .selectFrom("mails")
      .select("params")
      .where("to_address", "=", brand.grievanceOfficer.email)
      .execute()
    const params = mails.map(({ params }) => params as { ticket: string }).find((one) => one.ticket === ticket)!
    const { facts = [] } = grievanceForOfficer.mail!(params as never, "en", "https://sthapati.example")!
    const { columns, line } = grievanceTable("en")
    const rows = await listForFile(t.db, { status: "all", q: ticket }, "", { limit: 1 })
    const cells = line(rows[0]!)
    const person = { ...customer, professional_id: null, former: [], language: "en" } as unknown as KnownPerson
    const copied = (await readPersonalTable(t.db, grievanceData.exports![0]!, person)).find(
      (row) => row.ticket === ticket,
    )!
    const factOf = (label: string) => facts.find(([name]) => name === label)?.[1]
    const cellOf = (column: string) => cells[(columns as readonly string[]).indexOf(column)]
    return {
      mail: [factOf("Reported"), factOf("Booking")],
      file: [cellOf("Reported"), cellOf("Booking")],
      copy: [copied.reported, copied.booking],
    }
  }
  const alike = (kind: string, name = kind) => ({
    mail: [kind, undefined],
    file: [name, null],
    copy: [name, null],
  })

  test("of each kind", async () => {
    expect(grievanceFileTexts.in("en").columns).toContain("Reported")
    const day = datesIn("en").day(t.clock.now.toISOString())
    const one = await review()
    const named = async (about: string, kind?: string) => namedIn(await report(about, kind))
    expect(await named(`Review ${one}`)).toEqual(alike("A review", `Review of Osari Interiors, ${day}`))
    expect(await named(`Project ${await project()}`)).toEqual(alike("A project", "Project “Wada kitchen”"))
    const { id, title, comment } = await post()
    expect(await named(`Post ${id}`)).toEqual(alike("A post on the blog", `Post “${title}”`))
    expect((await named(`Comment ${comment}`)).mail).toEqual(["A comment on the blog", undefined])
    expect((await named(`Comment ${comment}`)).file[0]).toContain(`Comment on “${title}”`)
    const said = await message()
    expect(await named(`Message ${said.id}`)).toEqual(alike("A message"))
    expect(await named(`Conversation ${said.conversation}`, "person")).toEqual(alike("Somebody in a conversation"))
    expect(await named(`Review ${newId()}`)).toEqual(alike("No longer there"))
    const asTyped = (typed: string) => ({ mail: [undefined, typed], file: [null, typed], copy: [null, typed] })
    expect(await named("The kitchen, 5 May")).toEqual(asTyped("The kitchen, 5 May"))
    // No report: the id says which booking it is about.
    const booking = `Booking ${newId()}`
    expect(await named(booking, "refund")).toEqual(asTyped(booking))
  })
})
