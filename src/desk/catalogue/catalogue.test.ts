/** A kind of service is opened and closed from the desk: once, seen by everybody, and told to who waits. */
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { createAdmin, createCustomer, createProfessional, type Person } from "../../../test/people.ts"
import { notifyOfOpenServices } from "../../enquiries/submission.jobs.server.ts"
import { notifyOpened } from "../../professionals/joining/joining.jobs.server.ts"
import { mailsIn } from "./catalogue.rules.ts"
import type { CatalogueService } from "./catalogue.schema.ts"

let desk: BookingDesk
let owner: Person
let clerk: Person
let ids: Record<string, number>
let pune: number
let mumbai: number
beforeAll(async () => {
  desk = await openBookingDesk()
  owner = await createAdmin(desk.t, "Shubhangi Rane")
  clerk = await createAdmin(desk.t, "Gauri Phadke", false, "desk")
  const { db } = desk.t
  const kinds = await db.selectFrom("service_types").select(["id", "slug"]).execute()
  ids = Object.fromEntries(kinds.map(({ id, slug }) => [slug, id]))
  const cityNamed = async (name: string) =>
    (await db.selectFrom("cities").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id
  ;[pune, mumbai] = [await cityNamed("Pune"), await cityNamed("Mumbai")]
})
afterAll(() => desk.t.close())

const read = async (): Promise<CatalogueService[]> =>
  (await desk.t.call("GET", "/admin/catalogue/services", { token: clerk.token })).body.services
const kind = async (slug: string) => (await read()).find((one) => one.slug === slug)!
const set = (slug: string, open: boolean, { city_id = pune, who = owner }: { city_id?: number; who?: Person } = {}) =>
  desk.t.call("POST", `/admin/catalogue/services/${ids[slug]}/cities`, { token: who.token, body: { city_id, open } })
const wait = (email: string, slug: string, { location = "", token }: { location?: string; token?: string } = {}) =>
  desk.t.call("POST", "/contact/submit", {
    ...(token && { token }),
    body: {
      ...(location && { details: { location } }),
      ...{ name: "Asha", email, phone: "98220 12345", subject: "services", message: "Tell me." },
      source: `service_page_${slug}`,
    },
    headers: { "idempotency-key": crypto.randomUUID() },
  })
const mailed = async (email: string) =>
  (
    await desk.t.db
      .selectFrom("mails")
      .select("kind")
      .where("to_address", "=", email)
      .where("kind", "=", "service_opened")
      .execute()
  ).length

test("what waits is counted by mailbox, and opening says how many are mailed, once, also by two nodes", async () => {
  for (const email of ["asha@wait.example", "asha+again@wait.example", "ravi@wait.example"])
    expect((await wait(email, "vastu-consultant")).status).toBe(201)
  expect(await kind("vastu-consultant")).toMatchObject({ cities: [], waiting_people: 2, can_open: true })
  const answers = await Promise.all([set("vastu-consultant", true), set("vastu-consultant", true)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)!.body.message).toBe(
    "Vastu Consultants are open in Pune. 2 mails will go out within ten minutes.",
  )
  expect(answers.find(({ status }) => status === 409)!.body.message).toMatch(/are open in Pune already/)
  const now = desk.t.clock.now
  await Promise.all([notifyOfOpenServices(desk.t.db, now), notifyOfOpenServices(desk.t.db, now)])
  expect((await mailed("asha@wait.example")) + (await mailed("asha+again@wait.example"))).toBe(1)
  expect(await mailed("ravi@wait.example")).toBe(1)
  expect(await kind("vastu-consultant")).toMatchObject({ cities: [{ name: "Pune" }], waiting_people: 0 })
  const { body } = await desk.t.call("GET", "/services")
  expect(body.categories).toContainEqual(expect.objectContaining({ slug: "vastu-consultant", is_available: true }))
  const acts = desk.t.db.selectFrom("audit_entries").select(["act", "details"]).where("act", "=", "open_service")
  expect(await acts.execute()).toEqual([
    { act: "open_service", details: { service: "vastu-consultant", city: "Pune" } },
  ])
  expect((await set("vastu-consultant", false)).status).toBe(200)
})

describe("in one city", () => {
  const SLUG = "civil-engineer"
  const box = (name: string) => `${name}@city.example`
  const notifyAll = async () => {
    await notifyOfOpenServices(desk.t.db, desk.t.clock.now)
    await notifyOpened(desk.t.db, desk.t.clock.now)
  }
  const mailsIfOpenedIn = async (city: number) => {
    const { mails_by_city } = await kind(SLUG)
    const { people, professionals } = mailsIn(mails_by_city, city)
    return [people, professionals]
  }
  const professionalFrom = async (city_id: number) => {
    const professional = await createProfessional(desk.t)
    const { account_id, professional_id } = professional
    await desk.t.db.updateTable("professionals").set({ city_id }).where("id", "=", professional_id).execute()
    const wait = { account_id, service_type_id: ids[SLUG]! }
    await desk.t.db.insertInto("profession_waits").values(wait).execute()
    return professional
  }
  const told = async (email: string, kind: string) =>
    desk.t.db.selectFrom("mails").select("params").where("to_address", "=", email).where("kind", "=", kind).execute()

  test("who waits there is mailed, and who named no city; the others as it opens in theirs", async () => {
    const resident = await createCustomer(desk.t)
    const home = { city: "Mumbai", state: "Maharashtra" }
    await desk.t.db.updateTable("accounts").set(home).where("id", "=", resident.account_id).execute()
    await wait(box("kothrud"), SLUG, { location: "Kothrud" })
    await wait(box("mumbai"), SLUG, { location: "Andheri, MUMBAI, Maharashtra" })
    await wait(box("mumbai+both"), SLUG, { location: "Pune" })
    await wait(box("resident"), SLUG, { token: resident.token })
    await wait(box("anywhere"), SLUG, { location: "Near the old bridge" })
    await wait(box("anywhere+again"), SLUG, { location: "Pune, Maharashtra" })
    const [inPune, inMumbai] = [await professionalFrom(pune), await professionalFrom(mumbai)]
    // As one who comes to it does.
    await desk.t.db
      .updateTable("professional_service_areas")
      .set({ city_id: mumbai })
      .where("service_id", "=", inMumbai.service_id)
      .execute()
    expect(await kind(SLUG)).toMatchObject({ waiting_people: 4, waiting_professionals: 2 })
    expect(await mailsIfOpenedIn(pune)).toEqual([3, 1])
    expect(await mailsIfOpenedIn(mumbai)).toEqual([3, 1])
    expect(await mailsIfOpenedIn(999_999)).toEqual([1, 0])

    expect((await set(SLUG, true)).body.message).toMatch(/are open in Pune\. 4 mails will go out/)
    await notifyAll()
    for (const name of ["kothrud", "mumbai+both"]) expect(await mailed(box(name))).toBe(1)
    expect((await mailed(box("anywhere"))) + (await mailed(box("anywhere+again")))).toBe(1)
    for (const name of ["mumbai", "resident"]) expect(await mailed(box(name))).toBe(0)
    expect(await told(inPune.email, "profession_opened")).toHaveLength(1)
    expect(await told(inMumbai.email, "profession_opened")).toEqual([])
    expect(await kind(SLUG)).toMatchObject({ waiting_people: 2, waiting_professionals: 1 })
    expect(await mailsIfOpenedIn(999_999)).toEqual([0, 0])

    expect((await set(SLUG, true, { city_id: mumbai })).body.message).toMatch(
      /are open in Mumbai\. 3 mails will go out/,
    )
    await notifyAll()
    for (const name of ["mumbai", "resident"]) expect(await mailed(box(name))).toBe(1)
    expect(await told(inMumbai.email, "profession_opened")).toHaveLength(1)
    expect(await kind(SLUG)).toMatchObject({ waiting_people: 0, waiting_professionals: 0 })
    for (const city_id of [pune, mumbai]) await set(SLUG, false, { city_id })
  })

  test.each([
    ["Pune", "Pune"],
    ["flat 3, Baner Road, pune 411045", "Pune"],
    ["New Panvel", "New Panvel"],
    ["from Mumbai to Pune", "Pune"],
    ["Andheri, Bombay 400053", "Mumbai"],
    ["Poona", "Pune"],
    ["wakad", "Pune"],
    ["मुंबई", "Mumbai"],
    ["बाणेर, पुणे ४११०४५", "Pune"],
    ["बाणेर, मुंबई", "Mumbai"],
    ["Bengalooru", "Bangalore"],
    ["बेंगळुरू", "Bangalore"],
    ["Secunderabad", "Hyderabad"],
    ["हैदराबाद", "Hyderabad"],
    ["दिल्ली", "Delhi"],
    ["New Panvell", "New Panvel"],
    // Of a village that sounds like a locality, and of names that are short.
    ["vaakad", "Pune"],
    ["Goah", undefined],
    ["London", undefined],
    ["", undefined],
    ["'; drop table cities; --", undefined],
  ])("%j names %s", async (said, city) => {
    const { db } = desk.t
    const { state_id } = await db
      .selectFrom("cities")
      .select("state_id")
      .where("id", "=", pune)
      .executeTakeFirstOrThrow()
    await sql`insert into cities (state_id, name) select ${state_id}, unnest(array['New Panvel', 'Wakkad', 'Goa'])
      on conflict do nothing`.execute(db)
    const { rows } = await sql<{ name: string }>`select name from cities where id = city_named(${said})`.execute(db)
    expect(rows[0]?.name).toBe(city)
  })

  test("of equal names in two states the one whose state is said; without it none", async () => {
    const { db } = desk.t
    const states = await db.selectFrom("states").select(["id", "name"]).orderBy("id").limit(2).execute()
    for (const { id } of states) await db.insertInto("cities").values({ state_id: id, name: "Twinpur" }).execute()
    const named = async (said: string) => {
      const { rows } = await sql<{ state: number }>`
        select state_id as state from cities where id = city_named(${said})`.execute(db)
      return rows[0]?.state
    }
    expect(await named("Twinpur")).toBeUndefined()
    for (const { id, name } of states) expect(await named(`Twinpur, ${name}`)).toBe(id)
  })
})

test("open against close: each sees what the other has left, and who waits is mailed only of what is open", async () => {
  await wait("late@wait.example", "contractor")
  await set("contractor", true)
  const answers = await Promise.all([set("contractor", false), set("contractor", true), set("contractor", false)])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  if ((await kind("contractor")).cities.length > 0) expect((await set("contractor", false)).status).toBe(200)
  expect(await notifyOfOpenServices(desk.t.db, desk.t.clock.now)).toBe(0)
  expect(await mailed("late@wait.example")).toBe(0)
  expect((await set("contractor", true)).status).toBe(200)
  expect(await notifyOfOpenServices(desk.t.db, desk.t.clock.now)).toBe(1)
  expect(await mailed("late@wait.example")).toBe(1)
  expect((await set("contractor", false)).status).toBe(200)
})

test("advocates are not opened, by nobody: not by the database either", async () => {
  const { status, body } = await set("real-estate-lawyer", true)
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Real Estate Lawyers cannot be opened/)])
  const by = { service_type_id: ids["real-estate-lawyer"]!, city_id: pune }
  const { db } = desk.t
  await expect(db.insertInto("service_type_cities").values(by).execute()).rejects.toThrow(/advocates_are_not_opened/)
  const lied = db.insertInto("service_type_cities").values({ ...by, can_open: false })
  await expect(lied.execute()).rejects.toThrow(/only_what_can_open_is_open/)
  expect(await kind("real-estate-lawyer")).toMatchObject({ can_open: false, cities: [] })
})

test("only an owner opens, and only what is there", async () => {
  expect((await set("contractor", true, { who: clerk })).status).toBe(403)
  expect((await set("contractor", true, { city_id: 999_999 })).status).toBe(404)
  const unknown = await desk.t.call("POST", "/admin/catalogue/services/999999/cities", {
    token: owner.token,
    body: { city_id: pune, open: true },
  })
  expect(unknown.status).toBe(404)
})

describe("closed", () => {
  const found = async () => (await desk.t.call("GET", "/search?service_type=interior-designer")).body.services.length

  test("in its last city nobody books anew or is found, what is booked stays; opened again it is as before", async () => {
    const { body: booked } = await desk.book()
    const before = await kind("interior-designer")
    expect(before.open_bookings).toBeGreaterThan(0)
    const closed = await set("interior-designer", false)
    expect(closed.body.message).toBe(
      "Interior Designers are closed. Visits that are booked stay; no new visits can be booked until they open again.",
    )
    expect(closed.body.service).toMatchObject({ cities: [], open_bookings: before.open_bookings })
    const left = desk.t.db.selectFrom("bookings").select("status").where("id", "=", booked.data.id)
    expect((await left.executeTakeFirstOrThrow()).status).toBe("pending")
    expect((await desk.book()).body.message).toBe("This service cannot be booked at the moment.")
    const entries = desk.t.db
      .selectFrom("search_entries")
      .select("service_id")
      .where("service_type_id", "=", ids["interior-designer"]!)
    expect(await entries.execute()).toEqual([])
    await set("interior-designer", true)
    expect(await entries.execute()).not.toEqual([])
    expect(await found()).toBeGreaterThan(0)
  })

  test("in one of two cities it can still be booked, and that is said", async () => {
    await set("architect", true, { city_id: mumbai })
    expect((await set("architect", false)).body.message).toMatch(/They stay open elsewhere/)
    await set("architect", true)
    await set("architect", false, { city_id: mumbai })
  })

  test("the last of all stays, also when two are closed at once", async () => {
    const answers = await Promise.all([set("architect", false), set("interior-designer", false)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.message).toMatch(/are all that is open/)
    for (const slug of ["architect", "interior-designer"]) await set(slug, true)
  })
})

test("cities: what is open in each, those that have it first, by a part of the name", async () => {
  const ask = async (q: string) =>
    (await desk.t.call("GET", `/admin/catalogue/cities?q=${q}`, { token: clerk.token })).body
  const all = await ask("")
  expect(all.cities[0]).toMatchObject({ name: "Pune", state: "Maharashtra", open: [{}, {}] })
  expect(all.cities[0].localities).toBeGreaterThan(100)
  expect(all.cities[0].professionals).toBeGreaterThan(0)
  expect((await ask("umba")).cities.map(({ name }: { name: string }) => name)).toEqual(["Mumbai"])
  expect(await ask("%25")).toEqual(expect.objectContaining({ cities: [], total: 0 }))
})

test("cities: of hundreds those come first that somebody waits in", async () => {
  const { db } = desk.t
  const { state_id } = await db.selectFrom("cities").select("state_id").where("id", "=", pune).executeTakeFirstOrThrow()
  const names = Array.from({ length: 150 }, (_, n) => `Hamlet ${n}`)
  await db
    .insertInto("cities")
    .values(names.map((name) => ({ state_id, name })))
    .execute()
  await wait("asha@hamlet.example", "contractor", { location: "Hamlet 77" })
  const { body } = await desk.t.call("GET", "/admin/catalogue/cities?q=hamlet", { token: clerk.token })
  expect(body).toMatchObject({ total: 150, cities: expect.objectContaining({ length: 100 }) })
  expect(body.cities[0]).toMatchObject({ name: "Hamlet 77", open: [] })
})
