/**
 * Somebody who has some of everything: customer and professional, with bookings and reviews on both sides, written about
 * by others by name, in rows of all ages. What is new about people belongs in here, or the tests of privacy say so.
 */
import { recordAudit } from "../src/accounts/audit.server.ts"
import { detailNames } from "../src/bookings/booking.schema.ts"
import { toWire } from "../src/bookings/booking-time.rules.ts"
import { undoWindowEnd } from "../src/bookings/undo/undo.rules.ts"
import { notifyWithheld } from "../src/bookings/undo/withheld-notifications.server.ts"
import { mailUnread } from "../src/messaging/unread-mail/unread-mail.jobs.server.ts"
import { contentHidden } from "../src/moderation/takedown.notifications.server.ts"
import { notificationRow, notify } from "../src/notifications/notify.server.ts"
import { noonOf } from "../src/platform/days.ts"
import { newId } from "../src/platform/id.ts"
import { indianDay } from "../src/platform/time.ts"
import { reviewWritten } from "../src/reviews/review.notifications.server.ts"
import type { TestApp } from "./app.ts"
import { pdf } from "./documents.ts"
import { createCustomer, createProfessional, type Person, type Professional, password } from "./people.ts"
import { photo } from "./pictures.ts"
import { writesForTheBlog } from "./whole-blog.ts"

const name = "Vasundhara Zopalkar"
const business = "Zopalkar Sadan"
const mobile = "+919876501234"
/** No row of anybody else has one of these words; the number without its country. */
export const traces = ["vasundhara", "zopalkar", "9876501234"]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const createWholePerson = async (t: TestApp) => {
  const person = await createProfessional(t, { full_name: name, business_name: business, isCustomer: true })
  const email = "vasundhara.zopalkar@trace.example"
  const customer = await createCustomer(t, "Rohan Gokhale")
  const professional = await createProfessional(t, { business_name: "Other Rooms" })
  await t.db
    .updateTable("accounts")
    .set({
      ...{ email, mobile_number: mobile, customer_type: "builder", last_login_at: t.clock.now },
      ...{ company_name: "Zopalkar Buildcon", license_number: "ZOPALKAR-1", developer_company: "Zopalkar Homes" },
      ...{ project_scale: "small", city: "Pune", state: "Maharashtra", country: "India" },
    })
    .where("id", "=", person.account_id)
    .execute()
  const whole = { ...person, email }
  await signInAgain(t, whole)
  await fillAccount(t, whole)
  await bringPortraits(t, whole)
  await bringDocument(t, whole)
  await givePapers(t, whole)
  await wishAnotherAddress(t, whole)
  await setUpSecondFactor(t, whole)
  await fillProfile(t, whole)
  const asCustomer = await visitsOf(t, whole, professional)
  const asProfessional = await visitsOf(t, customer, whole)
  await requestsOf(t, whole, professional)
  await requestsOf(t, customer, whole)
  await reviewOf(t, { by: whole, about: professional, bookingId: asCustomer.completed })
  await reviewOf(t, { by: customer, about: whole, bookingId: asProfessional.completed })
  await reviewOf(t, { by: whole, about: professional, bookingId: asCustomer.cancelled })
  await hideReviewOf(t, { by: whole, bookingId: asCustomer.cancelled }, customer)
  await showWork(t, whole)
  await writeTo(t, { customer: whole, professional, from: whole })
  await writeTo(t, { customer, professional: whole, from: customer })
  await writesToUs(t, whole)
  await t.call("POST", "/user/activity/search", { token: whole.token, body: { query: `${name} ${business}` } })
  await selects(t, whole, professional)
  await selects(t, customer, whole)
  await writesForTheBlog(t, whole, customer)
  await writtenOut(t, [customer, professional])
  await t.call("POST", "/notifications/read-all", { token: whole.token, body: { audience: "provider" } })
  return { ...whole, customer, professional, asCustomer, asProfessional }
}
export type WholePerson = Awaited<ReturnType<typeof createWholePerson>>

interface Talk {
  customer: Person
  professional: Professional
  from: Person
}

/** Both sides write with each other's names, share, block, and were mailed what they had not read. */
const writeTo = async (t: TestApp, { customer, professional, from }: Talk) => {
  const { token } = customer
  const opened = await t.call("POST", "/conversations", {
    token,
    body: { provider_id: professional.professional_id },
  })
  const path = `/conversations/${opened.body.conversation_id}`
  const content = `${customer.full_name} writes to ${professional.business_name}. Call ${mobile}.`
  // What others bring stays theirs.
  const file_ids = from.full_name === name ? [await bringDocument(t, from)] : []
  const body = { content, file_ids, client_id: `by-${from.full_name.replaceAll(" ", "-")}` }
  const first = await t.call("POST", `${path}/messages`, { token: from.token, body })
  const reply = { content: `${content} Thank you!`, reply_to: first.body.message_id }
  for (const by of [customer, professional]) await t.call("POST", `${path}/messages`, { token: by.token, body: reply })
  // Not in the quiet hours, whenever the test runs.
  await mailUnread(t.db, noonOf(indianDay(new Date(t.clock.now.getTime() + DAY_MS))))
  const held = await t.call("POST", `${path}/messages`, { token: from.token, body: { content } })
  const looked = { held_at: t.clock.now, refused_at: t.clock.now }
  await t.db.updateTable("messages").set(looked).where("id", "=", held.body.message_id).execute()
  const isOwn = customer.full_name === name
  const delivered = { delivered_at: t.clock.now, ...(isOwn && { hidden_at: t.clock.now }) }
  await t.db.updateTable("messages").set(delivered).where("id", "=", first.body.message_id).execute()
  const email = isOwn ? "vasundhara@zopalkar.example" : "rohan@gokhale.example"
  const phone = isOwn ? mobile : "+919800000001"
  await t.call("POST", `${path}/shared_contact`, { token, body: { phone, email } })
  for (const by of [customer, professional]) await t.call("POST", `${path}/block`, { token: by.token, body: {} })
  await t.call("PUT", `/provider/${professional.professional_id}/quick_replies`, {
    token: professional.token,
    body: { quick_replies: [`Greetings from ${professional.business_name}`] },
  })
}

/** And keeps, and shares with others whom they keep and looks at. */
const selects = async (t: TestApp, { token }: Person, { professional_id: provider_id }: Professional) => {
  const body = { action: "add", provider_id, service_type: "interior-designer" }
  await t.call("POST", "/update_user_service", { token, body })
  await t.call("POST", "/shortlist", { token, body: { provider_id } })
  await t.call("POST", "/user/activity/view", { token, body: { provider_id, service_type: "interior-designer" } })
  await t.call("POST", "/shortlist/link", { token, body: {} })
}

/** Signed in, and before they ever were. */
const writesToUs = async (t: TestApp, { email, token }: Person & { email: string }) => {
  const enquiry = { name, email, phone: mobile, subject: business, message: `${name} asks`, source: "services_page" }
  const timestamp = t.clock.now.toISOString()
  await t.call("POST", "/contact/submit", { token, body: { ...enquiry, timestamp, details: { location: business } } })
  const waiting = {
    ...enquiry,
    source: "service_page_contractor",
    email: email.toUpperCase(),
    details: { location: "Pune" },
  }
  const { body: kept } = await t.call("POST", "/contact/submit", { body: waiting })
  await t.db.updateTable("submissions").set({ told_at: t.clock.now }).where("id", "=", kept.id).execute()
  const complaint = { name, email, phone: mobile, kind: "person", booking: business, message: `${name} was let down` }
  const { body } = await t.call("POST", "/grievances", { token, body: { ...complaint, timestamp } })
  await t.db.updateTable("grievances").set({ status: "answered" }).where("ticket", "=", body.ticket).execute()
  await t.call("POST", `/grievances/${body.ticket}/escalate`, { body: { email } })
  const report = { ...complaint, kind: "content", booking: `Review ${newId()}`, message: `${name} is called names` }
  await t.call("POST", "/grievances", { token, body: { ...report, timestamp } })
  await answeredByDesk(t, { email, token })
  await sentToProfessionals(t, { email, token })
}

/** An inquiry that the desk sent on, and that was accepted. */
const sentToProfessionals = async (t: TestApp, { email, token }: Pick<Person, "email" | "token">) => {
  const body = {
    name,
    email,
    phone: mobile,
    message: `${name} asks`,
    source: "services_page",
  }
  const { body: asked } = await t.call("POST", "/contact/submit", { token, body: { ...body, subject: business } })
  const [now, id] = [t.clock.now, asked.id as string]
  const { professional_id, service_id } = await createProfessional(t, { business_name: "Rooms of the Desk" })
  await t.db.updateTable("submissions").set({ matched_at: now, settled_at: now }).where("id", "=", id).execute()
  const { account_id } = await t.db
    .selectFrom("submissions")
    .select("account_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  await t.db
    .insertInto("service_requests")
    .values({
      ...{ id: newId(), customer_id: account_id, submission_id: id, professional_id, service_id, status: "accepted" },
      ...{ message: `${name} asks`, answer_due_at: now, contact_shared_at: now },
    })
    .execute()
}

/** A registration that was decided, and a complaint with all that a complaint can come to. */
const answeredByDesk = async (t: TestApp, { email, token }: Pick<Person, "email" | "token">) => {
  const now = t.clock.now
  const registration = {
    ...{ name, email, phone: mobile, serviceType: "architecture", businessName: business, experience: "3-5" },
    ...{ location: "Pune", portfolioDescription: `${name} builds` },
  }
  const joins = await t.call("POST", "/professional-registration", { token, body: registration })
  const decided = { decision: "approved", answered_at: now }
  await t.db.updateTable("submissions").set(decided).where("id", "=", joins.body.id).execute()
  const complaint = { name, email, phone: mobile, kind: "person", message: `${name} was let down again` }
  const { body } = await t.call("POST", "/grievances", { token, body: complaint })
  const moved_because = `We wait for an answer of ${business}`
  const closed = await t.db
    .updateTable("grievances")
    .set({ status: "closed", closed_at: now, answered_at: now, asked_at: now, moved_because })
    .where("ticket", "=", body.ticket)
    .returning("id")
    .executeTakeFirstOrThrow()
  const about = [{ submission_id: joins.body.id as string }, { grievance_id: closed.id }]
  const entry = { kind: "reply", body: `Dear ${name}`, created_at: now }
  await t.db
    .insertInto("desk_entries")
    .values(about.map((one) => ({ ...one, ...entry, id: newId() })))
    .execute()
}

const signInAgain = async (t: TestApp, { account_id, email }: Person) => {
  await t.call("POST", "/auth/login", { body: { identifier: email, password: "not the password" } })
  const { body } = await t.call("POST", "/auth/login", { body: { identifier: email, password } })
  await t.call("POST", "/auth/logout", { token: body.token, body: {} })
  await t.db
    .updateTable("sessions")
    .set({ user_agent: "Firefox of Vasundhara" })
    .where("account_id", "=", account_id)
    .execute()
}

const fillAccount = async (t: TestApp, { account_id, email, token }: Person) => {
  const now = t.clock.now
  await t.db
    .insertInto("consents")
    .values({ id: newId(), account_id, kind: "terms", text_version: "2025-01", granted_at: now })
    .execute()
  const link = { id: newId(), account_id, purpose: "reset", token_hash: Buffer.from(newId()), expires_at: now }
  await t.db
    .insertInto("account_tokens")
    .values({ ...link, used_at: now, signed_up_from: "203.0.113.7" })
    .execute()
  const invited = { desk_role: "reader", created_at: now, expires_at: now }
  await t.db
    .insertInto("admin_invitations")
    .values([
      {
        ...{ ...invited, id: newId(), email, token_hash: Buffer.from(newId()), invited_by: account_id },
        ...{ accepted_at: now, account_id },
      },
      {
        ...{ ...invited, id: newId(), email, token_hash: Buffer.from(newId()), invited_by: account_id },
        withdrawn_at: now,
      },
    ])
    .execute()
  const act = { account_id, act: "change_email" as const, subject: account_id, details: { changed: ["city"] } }
  await recordAudit(t.db, { ...act, ip_address: "203.0.113.7", at: now })
  await t.db
    .insertInto("mails")
    .values({ id: newId(), to_address: email, subject: `Hello ${name}`, text: "Hello", sent_at: now })
    .execute()
  await t.call("PUT", "/notifications/choices", { token, body: { choices: [{ topic: "bookings", by_mail: true }] } })
}

/** One that was hidden and replaced, and one that is shown; what they were cut from is there too. */
const bringPortraits = async (t: TestApp, { account_id, token }: Person) => {
  for (const payload of [await photo(), await photo({ type: "png" })]) {
    const headers = { authorization: `Bearer ${token}`, "content-type": "image/jpeg" }
    const brought = await t.app.inject({ method: "POST", url: "/api/files?purpose=portrait", headers, payload })
    await t.call("PUT", "/user/portrait", { token, body: { file_id: brought.json().id } })
  }
  const replaced = t.db.updateTable("files").set({ hidden_at: t.clock.now }).where("account_id", "=", account_id)
  await replaced.where("purpose", "=", "portrait").where("ends_at", "is not", null).execute()
}

/** One of a licence that waits; one that was refused, and of which they were warned once. */
const givePapers = async (t: TestApp, person: Professional) => {
  const { token, professional_id } = person
  const body = { check: "other", title: `Licence of ${name}`, number: "ZOPALKAR/1", valid_until: "2099-03-31" }
  const file_id = await bringDocument(t, person, "paper")
  await t.call("POST", `/provider/${professional_id}/papers`, { token, body: { ...body, file_id } })
  const at = t.clock.now
  const refused = { id: newId(), professional_id, kind: "kyc", status: "refused", given_at: at, decided_at: at }
  await t.db
    .insertInto("professional_papers")
    .values({ ...refused, reason: `Not the address of ${name}`, checker: name })
    .execute()
  await t.db.insertInto("paper_warnings").values({ paper_id: refused.id, days_before: 30, warned_at: at }).execute()
}

/** What a document is called may name them, too. */
const bringDocument = async (t: TestApp, { token }: Person, purpose = "message"): Promise<string> =>
  (
    await t.app.inject({
      method: "POST",
      url: `/api/files?${new URLSearchParams({ purpose, name: `House of ${name}.pdf` })}`,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/pdf" },
      payload: pdf(),
    })
  ).json().id

/** A link to it is on its way, one to another before it; and somebody has signed up with the person's own. */
const wishAnotherAddress = async (t: TestApp, { token, email }: Person) => {
  for (const wish of ["first.zopalkar@trace.example", "second.zopalkar@trace.example"])
    await t.call("POST", "/auth/change_email", { token, body: { password, email: wish } })
  await t.call("POST", "/auth/email-code", { body: { email } })
  const waiting = { id: newId(), email, full_name: name, mobile_number: mobile, customer_type: "individual" as const }
  await t.db.insertInto("accounts").values(waiting).execute()
}

const setUpSecondFactor = async (t: TestApp, { account_id }: Person) => {
  const now = t.clock.now
  const factor = { account_id, sealed_secret: Buffer.from(newId()), enabled_at: now, last_step: 1 }
  await t.db.insertInto("second_factors").values(factor).execute()
  const codes = [now, null].map((used_at) => ({ account_id, code_hash: Buffer.from(newId()), used_at }))
  await t.db.insertInto("recovery_codes").values(codes).execute()
}

/** For the second time: the first time they appealed in vain, and then it was restored. */
const hideReviewOf = async (t: TestApp, { by: author, bookingId }: Pick<Reviewed, "by" | "bookingId">, by: Person) => {
  const now = t.clock.now
  const ofVisit = t.db.selectFrom("reviews").select("id").where("booking_id", "=", bookingId)
  const { id: item_id } = await ofVisit.executeTakeFirstOrThrow()
  const hidden = { kind: "review", item_id, author_id: author.account_id, hidden_by: by.account_id, hidden_at: now }
  await t.db
    .insertInto("takedowns")
    .values({
      ...{ ...hidden, id: newId() },
      ...{ reason: `Names ${name}`, appeal: `I am ${name}`, appealed_at: now },
      ...{ appeal_answer: `Dear ${name}, no`, appeal_answered_at: now },
      ...{ restored_because: `${name} was right`, restored_by: by.account_id, restored_at: now },
    })
    .execute()
  await t.db
    .insertInto("takedowns")
    .values({ ...hidden, id: newId(), reason: `Names ${name} again` })
    .execute()
  await t.db.updateTable("reviews").set({ hidden_at: now }).where("id", "=", item_id).execute()
}

const showWork = async (t: TestApp, { professional_id, token }: Professional) => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "image/jpeg" }
  const url = "/api/files?purpose=project"
  const brought = await t.app.inject({ method: "POST", url, headers, payload: await photo() })
  const path = `/provider/${professional_id}/projects`
  const pictures = [{ file_id: brought.json().id, caption: `Kitchen by ${name}`, alt: `${name} at the stove` }]
  const ofThem = t.db.selectFrom("reviews").select("id").where("professional_id", "=", professional_id)
  const review_id = (await ofThem.executeTakeFirstOrThrow()).id
  const figures = { home_type: "3bhk", duration_weeks: 8, completed_year: 2024 }
  const shown = { title: `Kitchen of ${name}`, work: "kitchen", locality: "Kothrud", ...figures, pictures, review_id }
  const { body } = await t.call("POST", path, { token, body: shown })
  await t.call("PUT", `${path}/${body.project.id}`, { token, body: { published: true } })
}

const fillProfile = async (t: TestApp, { account_id, professional_id, service_id }: Professional) => {
  const now = t.clock.now
  const said = {
    ...{ headline: `Rooms by ${name}`, about: `${name} draws since 1998.`, locality: "Zopalkarwadi" },
    ...{ business_phone: mobile, studio_address: `${business}, Karve Road`, first_steps_later_at: now },
  }
  await t.db
    .insertInto("portfolio_projects")
    .values({
      ...{
        id: newId(),
        professional_id,
        title: `House of ${name}`,
        description: "Teak, by Zopalkar.",
        ...{ drawing: "room", building: "house", storeys: 2, room: "living", work: "living", paid_from: 500_000 },
      },
      ...{ locality: "Kothrud", completed_year: 2020, area_sqft: 900 },
      ...{ published_at: null, hidden_at: now, published_before: now },
    })
    .execute()
  await t.db
    .insertInto("professional_checks")
    .values([
      {
        ...{ professional_id, kind: "kyc", result: "approved", checked_at: now, checked_by: account_id },
        ...{ note: `PAN of ${name}`, valid_until: new Date(now.getTime() + 9000 * HOUR_MS) },
      },
      {
        ...{ professional_id, kind: "coa", result: "approved", checked_at: now, number: "CA/2010/12345" },
        checker: name,
      },
    ])
    .execute()
  const proposed = {
    kind: "gst",
    number: "27AAPFU0939F1ZV",
    note: `Of ${name}`,
    proposed_by: account_id,
    proposed_at: now,
  }
  await t.db
    .insertInto("proposed_checks")
    .values({ id: newId(), professional_id, ...proposed, valid_until: now })
    .execute()
  await t.db
    .updateTable("professionals")
    .set({ ...said, work_experience: 27, project_count: 12, price_category: "Premium", languages: ["Marathi"] })
    .where("id", "=", professional_id)
    .execute()
  await t.db
    .updateTable("professional_services")
    .set({
      ...{ online_by: "link", meeting_link: "https://meet.zopalkar.example/room" },
      name: `${name} at home`,
      description: `Whole flats, by ${name}`,
    })
    .where("id", "=", service_id)
    .execute()
  const written = { service_id, created_at: now, updated_at: now }
  await t.db
    .insertInto("service_packages")
    .values({ ...written, id: newId(), name: `Sketch by ${name}`, minutes: 90, price: "2000.00" })
    .execute()
  const rate = { amount_from: "80.00", amount_to: "120.00", updated_at: now }
  await t.db
    .insertInto("service_rates")
    .values({ service_id, unit: "sq_ft", ...rate })
    .execute()
  const takenBack = { id: newId(), professional_id, service_type_id: await typeOf(t, "architect") }
  await t.db
    .insertInto("professional_services")
    .values({ ...takenBack, is_active: false, removed_at: now })
    .execute()
  await t.db
    .insertInto("profession_waits")
    .values({ account_id, service_type_id: await typeOf(t, "contractor"), told_at: now })
    .execute()
  await t.db.insertInto("answer_times").values({ professional_id, bucket: "hour", measured_at: now }).execute()
  await saveHours(t, professional_id)
  await t.db
    .insertInto("professional_days")
    .values({
      ...{ professional_id, day: now, bookings: 1, completed_bookings: 1, unpriced_bookings: 1, revenue: "1250.00" },
      ...{ requests: 1, booked_requests: 1, reviews: 1, stars: 5, profile_views: 1, times_found: 1 },
    })
    .execute()
}

const typeOf = async (t: TestApp, slug: string) =>
  (await t.db.selectFrom("service_types").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id

/** Around the clock, so that every visit can be asked for. */
const saveHours = async (t: TestApp, professional_id: string) => {
  await t.db.insertInto("availabilities").values({ professional_id, slot_minutes: 15, notice_minutes: 0 }).execute()
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ professional_id, weekday, from_minute: 0, to_minute: 1440 }))
  await t.db.insertInto("weekly_hours").values(weekly).execute()
  const feed = { professional_id, secret_hash: Buffer.from(newId()), created_at: t.clock.now }
  await t.db.insertInto("calendar_feeds").values(feed).execute()
  await t.db
    .insertInto("hour_exceptions")
    .values([
      { professional_id, day: "2030-01-01", from_minute: 600, to_minute: 720 },
      { professional_id, day: "2030-02-01", until: "2030-02-14" },
    ])
    .execute()
}

let slot = 0
/** One that was cancelled with reasons, one that was declined, one that was completed. Everybody names everybody. */
const visitsOf = async (t: TestApp, customer: Person, professional: Professional) => {
  const { service_id } = professional
  const offered = t.db.selectFrom("service_packages").select("id").where("service_id", "=", service_id)
  const packageId = (await offered.executeTakeFirst())?.id
  const book = async (key?: string, package_id?: string) => {
    slot += 1
    // From tomorrow on at noon, three and six in India: no visit goes on past midnight, where the hours of a day end.
    const today = Math.floor(t.clock.now.getTime() / DAY_MS)
    const startsAt = new Date((today + 1 + Math.floor(slot / 3)) * DAY_MS + (6.5 + 3 * (slot % 3)) * HOUR_MS)
    const { professional_id: provider_id } = professional
    const notes = `For ${customer.full_name}, call +91 98765 01234, ask ${professional.business_name}`
    const { body } = await t.call("POST", "/booking/create", {
      token: customer.token,
      body: {
        provider_id,
        ...{ service_id, package_id },
        place: { locality: "Baner" },
        ...toWire(startsAt),
        ...Object.fromEntries(detailNames.map((one) => [one, notes])),
      },
      ...(key && { headers: { "idempotency-key": key } }),
    })
    return body.data.id as string
  }
  const move = (id: string, status: string) =>
    t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/status`, {
      token: professional.token,
      body: { status, reason: `Sorry, ${customer.full_name}. ${professional.full_name}` },
    })
  const [cancelled, declined, completed] = [await book(newId()), await book(), await book(undefined, packageId)]
  await move(cancelled, "confirmed")
  const reason = `${professional.business_name} is far from ${customer.full_name}`
  await t.call("POST", `/user/bookings/${cancelled}/cancel`, { token: customer.token, body: { reason } })
  await move(declined, "cancelled")
  await move(completed, "confirmed")
  await notifyWithheld(t.db, undoWindowEnd(t.clock.now))
  const another = toWire(new Date(t.clock.now.getTime() + (100 + slot) * DAY_MS))
  await t.call("POST", `/provider/${professional.professional_id}/bookings/${completed}/propose`, {
    token: professional.token,
    body: another,
  })
  // As if it had taken place.
  const past = new Date(t.clock.now.getTime() - slot * 30 * HOUR_MS)
  await t.db
    .updateTable("bookings")
    .set({
      ...{ status: "completed", starts_at: past, ends_at: new Date(past.getTime() + HOUR_MS) },
      ...{
        offer_name: `Visit by ${professional.full_name}`,
        delivery: "at_site",
        locality: `Near ${customer.full_name}`,
      },
      ...{
        address: `4, ${customer.full_name} House`,
        contact_mobile: customer.full_name === name ? mobile : "+919800000001",
      },
    })
    .where("id", "=", completed)
    .execute()
  return { cancelled, declined, completed }
}

/** One that was declined, one that was withdrawn, one that waits. */
const requestsOf = async (t: TestApp, customer: Person, professional: Professional) => {
  const { professional_id: provider_id, token } = professional
  const message = `${customer.full_name} asks ${professional.business_name}. Call +91 98765 01234.`
  const ask = async () => {
    const body = { provider_id, service_type: "interior-designer", message }
    return (await t.call("POST", "/request_service", { token: customer.token, body })).body.request.id as string
  }
  const [declined, withdrawn] = [await ask(), await ask(), await ask()]
  const reason = `Sorry, ${customer.full_name}. ${professional.full_name}`
  await t.call("POST", `/provider/${provider_id}/requests/${declined}`, { token, body: { status: "declined", reason } })
  await t.call("POST", `/user/requests/${withdrawn}/withdraw`, { token: customer.token, body: {} })
}

interface Reviewed {
  by: Person
  about: Professional
  bookingId: string
}

const reviewOf = async (t: TestApp, { by, about, bookingId }: Reviewed) => {
  const now = t.clock.now
  const review = {
    ...{ id: newId(), booking_id: bookingId, professional_id: about.professional_id, customer_id: by.account_id },
    ...{
      rating: 5,
      title: `${about.business_name} is good`,
      has_public_consent: true,
      created_at: now,
      edited_at: now,
    },
    ...{ comment: `${about.full_name} listened. ${by.full_name}`, responded_at: now },
    response: `Thank you, ${by.full_name}! ${about.full_name}`,
  }
  await t.db.insertInto("reviews").values(review).execute()
  const { professional_id, rating, title } = review
  const written = { review_id: review.id, professional_id, customer_name: by.full_name, rating, title: "Good" }
  const reader = { ...about, side: "professional" as const, language: "en" as const }
  await notify(t.db, reviewWritten, written, [reader], now)
  // As it was before the id was kept.
  const { review_id: _, ...before } = { ...written, title }
  const old = notificationRow(reviewWritten, { ...before, title: "Good" }, reader, now)
  await t.db.insertInto("notifications").values(old).execute()
  const hidden = { item: "review" as const, item_id: review.id, path: "/user/bookings", reason: "Too short" }
  const names = { professional_id, professional_name: about.business_name }
  await notify(t.db, contentHidden, { ...hidden, ...names }, [{ ...by, side: "customer", language: "en" }], now)
}

/** From before there were kinds. */
const writtenOut = async (t: TestApp, readers: Person[]) => {
  const said = `${name} of ${business} wrote from ${mobile}.`
  for (const { account_id, email } of readers) {
    const row = { id: newId(), account_id }
    await t.db
      .insertInto("notifications")
      .values({ ...row, audience: "user", type: "info", title: name, message: said })
      .execute()
    await t.db
      .insertInto("activities")
      .values({ ...row, action: "book_service", details: said })
      .execute()
    await t.db
      .insertInto("mails")
      .values({ id: newId(), to_address: email, subject: name, text: said, html: `<p>${said}</p>` })
      .execute()
  }
}
