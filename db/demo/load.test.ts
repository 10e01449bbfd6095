import { sql } from "kysely"
import { afterAll, expect, test } from "vitest"
import { openDb, openPool } from "../../src/platform/database/database.server.ts"
import { hashPassword, isRightPassword } from "../../src/platform/passwords.server.ts"
import { policy } from "../../src/policy.ts"
import { createTestDatabase } from "../../test/database.ts"
import { demoAccounts } from "./accounts.ts"
import { daysAfter } from "./calendar.ts"
import { professionals } from "./catalogue.ts"
import { loadDemo } from "./load.server.ts"
import { accountRows, consentRows } from "./people.server.ts"

const database = await createTestDatabase()
// Whoever comes second waits for the first for longer than a request may.
const patient = { queryTimeout: 70_000 }
const db = openDb(openPool(database.url, patient))
const rival = openDb(openPool(database.url, patient))
const now = new Date()

afterAll(async () => {
  await Promise.all([db.destroy(), rival.destroy()])
  await database.drop()
})

const count = async (from: string) =>
  (await sql<{ n: number }>`select count(*)::integer as n from ${sql.raw(from)}`.execute(db)).rows[0]!.n

test("two starts at once load it once, and a later start leaves it alone", async () => {
  const loaded = await Promise.all([loadDemo(db, { now, hashPassword }), loadDemo(rival, { now, hashPassword })])
  expect(loaded.filter(Boolean)).toHaveLength(1)
  expect(await count("professionals")).toBe(professionals.length)
  expect(await loadDemo(db, { now, hashPassword })).toBe(false)
  expect(await count("professionals")).toBe(professionals.length)
})

test("the demo accounts can sign in, nobody else can", async () => {
  const withPassword = await db.selectFrom("accounts").selectAll().where("password_hash", "is not", null).execute()
  expect(withPassword.map(({ email }) => email).sort()).toEqual(demoAccounts.map(({ email }) => email).sort())
  expect(withPassword.every(({ activated_at }) => activated_at && activated_at < now)).toBe(true)
  expect(await isRightPassword(withPassword[0]!.password_hash, demoAccounts[0].password)).toBe(true)
  const roles = Object.fromEntries(withPassword.map((account) => [account.email.split("@")[0], account]))
  expect(roles.customer).toMatchObject({ customer_type: "individual", is_professional: false, is_admin: false })
  expect(roles.builder).toMatchObject({ customer_type: "builder", company_name: "Barve Constructions" })
  expect(roles.dual).toMatchObject({ customer_type: "individual", is_professional: true })
  expect(roles.admin).toMatchObject({ customer_type: null, is_professional: false, is_admin: true })
})

test("bookings keep to working hours and to their story", async () => {
  expect(
    await count(`bookings where extract(isodow from starts_at at time zone 'Asia/Kolkata') = 7
    or (starts_at at time zone 'Asia/Kolkata')::time < '10:00' or (ends_at at time zone 'Asia/Kolkata')::time > '18:30'`),
  ).toBe(0)
  expect(
    await count(`bookings a join bookings b on a.id < b.id and (a.professional_id = b.professional_id or a.customer_id = b.customer_id)
    and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`),
  ).toBe(0)
  expect(await count("bookings where status = 'pending' and starts_at < now()")).toBe(0)
  expect(await count("bookings where status = 'completed' and ends_at > now()")).toBe(0)
  expect(await count("bookings b join accounts c on c.id = b.customer_id where b.created_at < c.created_at")).toBe(0)
  expect(
    await count(`bookings b where b.status <>
    (select to_status from booking_events e where e.booking_id = b.id order by e.id desc limit 1)`),
  ).toBe(0)
  for (const table of [
    "bookings",
    "booking_events",
    "reviews",
    "notifications",
    "activities",
    "accounts",
    "service_requests",
    "messages",
  ]) {
    expect(await count(`${table} where created_at > now()`), table).toBe(0)
  }
})

test("visits have a place and a way, and lie within the hours that are kept", async () => {
  expect(await count("bookings where delivery is null")).toBe(0)
  expect(await count("bookings where (delivery = 'at_site') <> (locality <> '' and address <> '')")).toBe(0)
  expect(await count("bookings where delivery <> 'at_site'")).toBeGreaterThan(3)
  expect(
    await count(`bookings b join professional_services s on s.id = b.service_id where b.delivery <> all(s.delivery)`),
  ).toBe(0)
  expect(
    await count(`bookings b, lateral (select b.starts_at at time zone 'Asia/Kolkata' as at) l
      where exists (select from availabilities a where a.professional_id = b.professional_id)
        and not exists (select from weekly_hours w where w.professional_id = b.professional_id
          and w.weekday = extract(dow from l.at) and w.from_minute <= extract(epoch from l.at::time) / 60
          and w.to_minute >= extract(epoch from l.at::time + (b.ends_at - b.starts_at)) / 60)`),
  ).toBe(0)
  expect(
    await count(`hour_exceptions x join bookings b on b.professional_id = x.professional_id and b.status <> 'cancelled'
      where (b.starts_at at time zone 'Asia/Kolkata')::date = x.day`),
  ).toBe(0)
  expect(await count("hour_exceptions")).toBeGreaterThan(0)
})

test("no number of the demo's visits and studios can ring", async () => {
  expect(await count("professionals where business_phone !~ '^[+]912000000[0-9]{3}$'")).toBe(0)
  expect(await count("bookings where contact_mobile !~ '^[+]911000000[0-9]{3}$'")).toBe(0)
  expect(await count("professionals where business_phone is not null")).toBe(await count("availabilities"))
})

test("each side has another time to answer, and one visit did not happen", async () => {
  for (const by of ["customer", "professional"])
    expect(
      await count(`bookings where proposed_by = '${by}' and proposed_start > now() and starts_at > now()
        and status in ('pending', 'confirmed')`),
      by,
    ).toBe(1)
  expect(await count("booking_events where kind = 'proposed' and proposed_start is not null")).toBe(2)
  expect(
    await count(
      "bookings b where status = 'cancelled' and exists (select from booking_events e where e.booking_id = b.id and e.kind = 'no_show')",
    ),
  ).toBe(1)
})

test("requests keep to their story, and both sides have some in every state", async () => {
  expect(
    await count(`service_requests r where r.status <>
    (select to_status from service_request_events e where e.request_id = r.id order by e.id desc limit 1)`),
  ).toBe(0)
  expect(await count("service_requests where status = 'pending' and answer_due_at < now() + interval '24 hours'")).toBe(
    0,
  )
  expect(
    await count(
      "service_requests where customer_id = (select account_id from professionals p where p.id = professional_id)",
    ),
  ).toBe(0)
  for (const status of ["pending", "accepted", "declined", "lapsed"]) {
    const ofCustomer = "accounts a on a.id = r.customer_id where a.email = 'customer@demo.example'"
    const ofProvider =
      "professionals p on p.id = r.professional_id join accounts a on a.id = p.account_id where a.email = 'provider@demo.example'"
    for (const one of [ofCustomer, ofProvider])
      expect(await count(`service_requests r join ${one} and r.status = '${status}'`), status).toBeGreaterThan(0)
  }
  // One of the accepted ones has led to a booking.
  expect(
    await count(`service_requests r where r.status = 'accepted' and exists (select from bookings b
      where b.customer_id = r.customer_id and b.professional_id = r.professional_id and b.created_at > r.created_at)`),
  ).toBeGreaterThan(0)
})

test("who waits is known to wait in their city, as after the form", async () => {
  const waiting = await sql<{ city: string | null }>`
    select c.name as city from submissions s left join cities c on c.id = s.city_id
    where s.waits_for is not null and s.details ->> 'location' <> ''`.execute(db)
  expect(waiting.rows.length).toBeGreaterThan(1)
  expect(new Set(waiting.rows.map(({ city }) => city))).toEqual(new Set(["Pune"]))
})

test("conversations read in their order, by people who have nothing to wait for but an answer", async () => {
  expect(
    await count(
      "messages m join messages n using (conversation_id) where m.seq < n.seq and m.created_at >= n.created_at",
    ),
  ).toBe(0)
  expect(
    await count(`conversations c where c.last_seq <> (select count(*) from messages m where m.conversation_id = c.id)`),
  ).toBe(0)
  // Both sides of the demo have something new and something answered; every visit and accepted request has its conversation.
  const unread = "c.professional_wrote > c.customer_read and a.email = 'customer@demo.example'"
  expect(await count(`conversations c join accounts a on a.id = c.customer_id where ${unread}`)).toBe(1)
  expect(
    await count(`conversations c join professionals p on p.id = c.professional_id join accounts a on a.id = p.account_id
      where c.customer_wrote > c.professional_read and a.email = 'provider@demo.example'`),
  ).toBe(1)
  const answers = await sql<{ name: string; bucket: string }>`
    select p.full_name as name, a.bucket from answer_times a join public_professionals p on p.id = a.professional_id
    where a.bucket is not null order by 1`.execute(db)
  // At some hours of the day one more has answered often enough to be measured.
  expect(answers.rows.map(({ name, bucket }) => `${name}: ${bucket}`)).toEqual(
    expect.arrayContaining(["Ketaki Gokhale: few_hours", "Shalaka Bhide: day"]),
  )
  for (const rows of ["bookings b", "service_requests b where b.status = 'accepted' and b.customer_id is not null and"])
    expect(
      await count(`${rows} ${rows.includes("where") ? "" : "where"} not exists (select from conversations c
        where c.customer_id = b.customer_id and c.professional_id = b.professional_id)`),
      rows,
    ).toBe(0)
})

test("a year of figures is there at once: those of the rows, and nothing is left to be counted", async () => {
  expect(await count("day_changes")).toBe(0)
  expect(await count("day_count_state where counted_until is null")).toBe(0)
  const sums = await sql<Record<string, number>>`
    select a.email, sum(d.bookings)::int as bookings, sum(d.completed_bookings)::int as completed,
      sum(d.requests)::int as requests, sum(d.booked_requests)::int as booked, sum(d.profile_views)::int as views,
      sum(d.times_found)::int as found,
      (select count(*)::int from bookings b where b.professional_id = p.id and b.status = 'completed') as completed_rows,
      (select count(*)::int from service_requests r where r.professional_id = p.id) as request_rows
    from professional_days d join professionals p on p.id = d.professional_id join accounts a on a.id = p.account_id
    where a.email in ('provider@demo.example', 'architect@demo.example', 'dual@demo.example') group by 1, p.id`.execute(
    db,
  )
  expect(sums.rows).toHaveLength(3)
  for (const { bookings, completed, requests, booked, views, found, completed_rows, request_rows } of sums.rows) {
    expect([completed, requests]).toEqual([completed_rows, request_rows])
    expect(completed).toBeGreaterThan(60)
    expect(bookings).toBeGreaterThanOrEqual(completed!)
    expect(booked! / requests!).toBeGreaterThan(0.3)
    expect(booked! / requests!).toBeLessThan(0.7)
    expect(found).toBeGreaterThan(views!)
    expect(views).toBeGreaterThan(requests!)
  }
  expect(await count("professional_days where day >= indian_day(now()) and profile_views > 0")).toBe(0)
})

test("nobody of the demo is led through first steps", async () => {
  expect(await count("professionals where first_steps_later_at is null")).toBe(0)
})

test("ratings follow the reviews, and search finds everybody", async () => {
  expect(await count("professionals where rating not between 4.1 and 4.9")).toBe(0)
  expect(
    await count(`professionals p where review_count <>
    (select count(*) from reviews r where r.professional_id = p.id)`),
  ).toBe(0)
  const { rows } = await sql<{ id: string }>`select distinct professional_id as id from search_entries`.execute(db)
  expect(rows).toHaveLength(professionals.length)
})

test("provider, architect and customer find unread notifications", async () => {
  for (const email of ["customer@demo.example", "provider@demo.example", "architect@demo.example"]) {
    expect(
      await count(`notifications n join accounts a on a.id = n.account_id
      where a.email = '${email}' and n.read_at is null`),
      email,
    ).toBeGreaterThan(0)
  }
  // Whoever has confirmed or cancelled has seen the request.
  expect(
    await count(`notifications n join professionals p on p.account_id = n.account_id
      join bookings b on b.professional_id = p.id and b.created_at = n.created_at
      where n.title = 'New booking request' and n.read_at is null and b.status <> 'pending'`),
  ).toBe(0)
})

test("nobody agreed to terms before they were in force, or after the load", () => {
  const inForce = new Date(`${policy.termsVersion}-01T00:00:00+05:30`)
  for (const days of [1, 40, 4000]) {
    const at = daysAfter(inForce, days)
    const agreed = consentRows(at, accountRows(at, "")).map(({ granted_at }) => granted_at)
    expect(agreed.filter((one) => one < inForce || one > at)).toEqual([])
  }
})
