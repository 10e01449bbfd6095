/** A professional changes what they offer, and everybody sees it: the calls, their refusals, and what follows from them. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { getPublicIds } from "../professional.server.ts"

let t: TestApp
let customer: Person

beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t)
})
afterAll(() => t.close())

const as = ({ token }: { token: string }) => ({
  put: (id: string, body: object) => t.call("PUT", `/services/${id}`, { token, body }),
  price: (body: object) => t.call("POST", "/update_service_price", { token, body }),
  update: (body: object) => t.call("POST", "/update_service", { token, body }),
  addCities: (id: string, body: object) => t.call("POST", `/services/${id}/locations`, { token, body }),
  dropCity: (id: string, location: string) => t.call("DELETE", `/services/${id}/locations/${location}`, { token }),
  own: async () => (await t.call("GET", "/your_services", { token })).body.services,
})
const publicServices = async ({ professional_id }: Professional) =>
  (await t.call("GET", `/provider/${professional_id}`)).body.provider.services
const found = async (query: string) =>
  (await t.call("GET", `/search?${query}`)).body.services.map((one: { id: string }) => one.id)
const cityNamed = async (name: string) =>
  (await t.db.selectFrom("cities").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id
const tomorrow = (hours = 24) => new Date(Math.ceil(t.clock.now.getTime() / 60_000) * 60_000 + hours * 3_600_000)
const book = (professional: Professional, hours = 24) =>
  t.call("POST", "/booking/create", {
    token: customer.token,
    body: {
      provider_id: professional.professional_id,
      service_id: professional.service_id,
      place: { locality: "Baner" },
      booking_date: tomorrow(hours).toISOString(),
    },
  })

test("name, words, price, duration and ways are changed, and seen at once where people look", async () => {
  const professional = await createProfessional(t)
  const { put, own } = as(professional)
  const { status, body } = await put(professional.service_id, {
    title: "Home visit with sketch",
    description: "Two hours with measurements.",
    price: 1800.5,
    duration: 120,
    ...{ delivery: ["online", "at_site"], online_by: "call" },
  })
  expect([status, body.message]).toEqual([200, "Service saved"])
  const now = {
    ...{ name: "Interior Designer", title: "Home visit with sketch", description: "Two hours with measurements." },
    ...{ price: "1800.50", duration: 120, delivery: ["at_site", "online"] },
  }
  expect(body.service).toMatchObject({ ...now, is_active: true, open_bookings: 0 })
  expect(await own()).toMatchObject([now])
  expect(await publicServices(professional)).toMatchObject([now])
  const { services } = (await t.call("GET", "/search?query=sketch&city=Pune")).body
  expect(services).toMatchObject([{ id: professional.service_id, title: "Home visit with sketch", price: "1800.50" }])

  await put(professional.service_id, { title: "" })
  expect((await t.call("GET", "/search?query=measurements")).body.services[0]).not.toHaveProperty("title")
})

const addressOf = (professional: Professional, studio_address: string) =>
  t.call("PUT", `/provider/${professional.professional_id}`, { token: professional.token, body: { studio_address } })

test("offered online only with a way to meet: a link, or a call", async () => {
  const professional = await createProfessional(t)
  const { put } = as(professional)
  const online = (more: object) => put(professional.service_id, { delivery: ["online"], ...more })
  expect(await online({})).toMatchObject({
    status: 422,
    body: {
      errors: { online_by: expect.stringMatching(/^Please say how customers of Interior Designer meet you online/) },
    },
  })
  const link = "https://meet.google.com/abc-defg-hij"
  const noLink = {
    status: 422,
    body: { errors: { meeting_link: expect.stringMatching(/^Interior Designer is offered online/) } },
  }
  expect(await online({ online_by: "link" })).toMatchObject(noLink)
  // As a phone writes it.
  const typed = link.replace("https", "Https")
  expect((await online({ online_by: "link", meeting_link: typed })).body.service).toMatchObject({ meeting_link: link })
  expect(await put(professional.service_id, { meeting_link: "" })).toMatchObject(noLink)
  expect((await put(professional.service_id, { online_by: "call", meeting_link: "" })).status).toBe(200)
  // What everybody sees says how, never where.
  expect(await publicServices(professional)).toMatchObject([{ online_by: "call" }])
  const none = t.db.updateTable("professional_services").set({ online_by: null })
  await expect(none.where("id", "=", professional.service_id).execute()).rejects.toThrow("online_has_a_way_to_meet")
})

test.each([
  "http://meet.google.com/abc",
  "https://meet",
  "https://127.0.0.1/room",
  "https://localhost/room",
  "https://meeting.local/room",
  "https://me:you@zoom.us/j/1",
  "https://meet.google.com@elsewhere.example:8443/",
  "https://zoom.us/j/1 call me",
  "javascript:alert(1)",
  "meet.google.com/abc",
  `https://zoom.us/${"x".repeat(300)}`,
])("%s is no link to meet at", async (meeting_link) => {
  const professional = await createProfessional(t)
  const answer = await as(professional).put(professional.service_id, { meeting_link })
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { meeting_link: expect.stringMatching(/link that you meet at|300/) } },
  })
})

test("offered at the studio only with its address, which stays for as long as somebody has to find it", async () => {
  const professional = await createProfessional(t)
  const { put, update, own } = as(professional)
  const { service_id, professional_id } = professional
  const needed = (field: string) => ({
    status: 422,
    body: { errors: { [field]: expect.stringContaining("Interior Designer") } },
  })
  expect(await put(service_id, { delivery: ["at_studio"] })).toMatchObject(needed("studio_address"))
  const both = { delivery: ["at_studio"], studio_address: "9 Tilak Road, https://maps.app.goo.gl/aB3" }
  expect((await put(service_id, both)).body.service).toMatchObject(both)
  expect(await addressOf(professional, "")).toMatchObject(needed("studio_address"))
  const gone = t.db.updateTable("professionals").set({ studio_address: "" }).where("id", "=", professional_id)
  await expect(gone.execute()).rejects.toThrow("studio_visits_have_an_address")

  const booked = await book(professional)
  expect(booked.status).toBe(201)
  expect((await put(service_id, { delivery: ["at_site"] })).status).toBe(200)
  expect(await addressOf(professional, "")).toMatchObject(needed("studio_address"))
  await t.call("POST", `/user/bookings/${booked.body.data.id}/cancel`, { token: customer.token, body: {} })
  expect((await addressOf(professional, "")).status).toBe(200)

  // Removed, and back as it was left: without the address it cannot be.
  await put(service_id, both)
  await update({ action: "remove", service_type: "interior-designer", professional_id })
  expect((await addressOf(professional, "")).status).toBe(200)
  expect(await update({ action: "add", service_type: "interior-designer", professional_id })).toMatchObject(
    needed("service_type"),
  )
  expect(await own()).toEqual([])
})

test("a link stays while somebody who left no number is to join there", async () => {
  const professional = await createProfessional(t)
  const { put } = as(professional)
  const { service_id, professional_id } = professional
  await put(service_id, { delivery: ["online"], online_by: "link", meeting_link: "https://zoom.us/j/12345" })
  const body = { provider_id: professional_id, service_id, booking_date: tomorrow(96).toISOString() }
  const booked = await t.call("POST", "/booking/create", { token: customer.token, body })
  expect(booked.status).toBe(201)
  expect((await put(service_id, { online_by: "call" })).status).toBe(200)
  expect(await put(service_id, { meeting_link: "" })).toMatchObject({
    status: 422,
    body: { errors: { meeting_link: expect.stringContaining("still to come") } },
  })
  await t.call("POST", `/user/bookings/${booked.body.data.id}/cancel`, { token: customer.token, body: {} })
  expect((await put(service_id, { meeting_link: "" })).status).toBe(200)
})

test("what is not named stays, and null takes the price away", async () => {
  const professional = await createProfessional(t, { price: "900.00" })
  const { put, price } = as(professional)
  expect((await put(professional.service_id, { description: "By hand" })).body.service.price).toBe("900.00")
  const unset = await price({ service_id: professional.service_id, price: null })
  expect(unset.body).toMatchObject({ message: "Price updated successfully", service: { price: null } })
  const free = await price({ service_id: professional.service_id, price: "0" })
  expect(free.body.service).toMatchObject({ price: "0.00", description: "By hand" })
  const activity = (await t.call("GET", "/user/activity", { token: professional.token })).body.activities
  expect(activity.slice(0, 2)).toMatchObject([
    { action_display: "Updated a price", details: "Interior Designer: Free" },
    { action_display: "Updated a price", details: "Interior Designer: Price not set" },
  ])
})

test.each([
  [{ price: -1 }, { price: "The price cannot be less than 0." }],
  [{ price: "-1" }, { price: "The price cannot be less than 0." }],
  [{ price: 1e30 }, { price: "The price can be at most ₹99,99,99,999.99." }],
  [{ price: "1000000000" }, { price: "The price can be at most ₹99,99,99,999.99." }],
  [{ price: "12.345" }, { price: "Please give the price with at most two decimals, like 1250.50." }],
  [{ price: "1,250" }, { price: "Please write the price without commas, like 125000." }],
  [{ price: "" }, { price: "Please write the price in digits, like 1250 or 1250.50." }],
  [{ price: true }, { price: "Please enter a valid price per hour" }],
  [{ title: "x".repeat(81) }, { title: "Name must be at most 80 characters" }],
  [{ title: "See https://x.example" }, { title: "Name: please use plain text, without links." }],
  [{ title: 7 }, { title: "Please enter a valid name" }],
  [{ description: "x".repeat(601) }, { description: "Description must be at most 600 characters" }],
  [{ duration: 14 }, { duration: "Duration must be at least 15" }],
  [{ duration: 1441 }, { duration: "Duration must be at most 1440" }],
  [{ duration: 60.5 }, { duration: "Please enter a valid duration" }],
  [{ duration: "60" }, { duration: "Please enter a valid duration" }],
  [{ delivery: [] }, { delivery: "Please choose at least one way." }],
  [{ delivery: ["by_post"] }, { "delivery.0": "Way to meet must be one of: at_site, at_studio, online" }],
  [{ active: "no" }, { active: "Please enter a valid active" }],
])("%j is refused with a sentence", async (body, errors) => {
  const professional = await createProfessional(t)
  const answer = await as(professional).put(professional.service_id, body)
  expect(answer).toMatchObject({ status: 422, body: { code: "invalid", errors } })
})

test("a price that another window has changed is told, not written over", async () => {
  const professional = await createProfessional(t, { price: "1000.00" })
  const { price } = as(professional)
  const { service_id } = professional
  const both = await Promise.all(["1200", "1500"].map((to) => price({ service_id, price: to, price_was: "1000" })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won, lost] = both.toSorted((one, other) => one.status - other.status)
  const stands = won!.body.service.price
  expect(lost!.body).toMatchObject({ code: "conflict", price: stands })
  expect(lost!.body.message).toMatch(/^The price was changed elsewhere meanwhile: ₹1,[25]00 per hour\./)
  expect((await price({ service_id, price: "1600", price_was: stands })).body.service.price).toBe("1600.00")
  expect(await publicServices(professional)).toMatchObject([{ price: "1600.00" }])
})

test("paused, it is nowhere to be found or booked; resumed, it is back", async () => {
  const professional = await createProfessional(t)
  const { put, own } = as(professional)
  const { service_id } = professional
  expect((await put(service_id, { active: false })).body.message).toMatch(/^Service paused/)
  expect(await own()).toMatchObject([{ is_active: false }])
  expect(await publicServices(professional)).toEqual([])
  expect(await found("city=Pune&limit=100")).not.toContain(service_id)
  expect(await book(professional)).toMatchObject({
    status: 422,
    body: { message: "This service cannot be booked at the moment." },
  })
  expect((await put(service_id, { active: true })).body.message).toMatch(/^Service resumed/)
  expect(await found("city=Pune&limit=100")).toContain(service_id)
})

test("added by any of its names in the city of the profile; what is not open, unknown or there already says so", async () => {
  const professional = await createProfessional(t)
  const { update, own } = as(professional)
  const mine = { professional_id: professional.professional_id }
  const added = await update({ action: "add", service_type: "Architect", ...mine })
  expect(added.body).toMatchObject({
    message: "Architect added. Now set its price and say more about it.",
    service: {
      ...{ service_type: "architect", price: null, duration: 60, is_active: true },
      locations: [{ city: "Pune", is_open: true, service_id: added.body.service.id }],
    },
  })
  expect(await found("category=Architect&limit=100")).toContain(added.body.service.id)
  expect(await own()).toHaveLength(2)
  expect(await update({ action: "add", service_type: "architects", ...mine })).toMatchObject({
    status: 409,
    body: { message: "You offer Architect already." },
  })
  expect((await update({ action: "add", service_type: "contractor", ...mine })).body.errors).toEqual({
    service_type: "Contractors cannot be offered here yet: this kind of service opens later.",
  })
  expect((await update({ action: "add", service_type: "gardener", ...mine })).body.errors).toEqual({
    service_type: "We do not know this kind of service.",
  })
})

test("whose side it is about is said by one id, and it is one's own", async () => {
  const professional = await createProfessional(t)
  const rival = await createProfessional(t)
  const add = { action: "add", service_type: "architect" }
  const [own, other] = [{ professional_id: professional.professional_id }, { provider_id: rival.professional_id }]
  const foreign = { professional_id: rival.professional_id }
  for (const who of [professional, customer])
    for (const ids of [{}, { ...own, ...other }, { ...foreign, ...other }])
      expect(await as(who).update({ ...add, ...ids })).toMatchObject({
        status: 422,
        body: { errors: { professional_id: expect.any(String) } },
      })
  const asCustomer = { action: "add", service_type: "interior-designer", ...other }
  expect(await as(customer).update(asCustomer)).toMatchObject({ status: 200, body: { service: null } })
  expect((await as(professional).update(asCustomer)).status).toBe(403)
  for (const who of [professional, customer])
    expect(await as(who).update({ ...add, ...foreign })).toMatchObject({
      status: 403,
      body: { code: "identity_mismatch" },
    })
})

test("removed while a booking is open is refused with what is open; afterwards it is gone everywhere, and comes back as it was", async () => {
  const professional = await createProfessional(t)
  const { service_id, professional_id } = professional
  const { update, put, own } = as(professional)
  await put(service_id, { title: "Sketch at home", price: "750" })
  const { id } = (await book(professional)).body.data
  const remove = () => update({ action: "remove", service_type: "interior-designer", professional_id })
  const refused = await remove()
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(/^A booking of this service is still open/)
  expect(refused.body.bookings).toEqual([
    {
      id,
      start_time: tomorrow().toISOString().replace(".000", ""),
      status: "pending",
      client_name: customer.full_name,
    },
  ])
  // The same is known before it is asked for.
  const known = { open_bookings: 1, open_requests: 1, next_bookings: refused.body.bookings }
  expect(await own()).toMatchObject([known])

  await t.call("POST", `/user/bookings/${id}/cancel`, { token: customer.token, body: {} })
  expect((await remove()).body).toMatchObject({ message: "Interior Designer removed", service: null })
  expect(await own()).toEqual([])
  expect(await publicServices(professional)).toEqual([])
  expect(await found("city=Pune&limit=100")).not.toContain(service_id)
  expect(await getPublicIds(t.db)).not.toContain(professional_id)
  const gone = [
    t.call("GET", `/provider/${professional_id}/free-times?service_id=${service_id}`),
    t.call("GET", `/services/${service_id}/locations`, { token: professional.token }),
    put(service_id, { price: 5 }),
    as(professional).price({ service_id, price: 5 }),
    remove(),
  ]
  for (const answer of gone) expect((await answer).status).toBe(404)
  expect((await book(professional, 30)).status).toBe(422)
  const overview = (await t.call("GET", "/provider/overview", { token: professional.token })).body
  expect(overview).toMatchObject({ total_services: 0, total_locations: 0 })
  // Whoever had it booked goes on reading what it was.
  const kept = await t.call("GET", `/user/bookings/${id}`, { token: customer.token })
  expect(kept.body.booking.service.name).toBe("Interior Designer")

  const back = await update({ action: "add", service_type: "interior-designer", professional_id })
  expect(back.body).toMatchObject({
    message: "Interior Designer is back, as you had left it.",
    service: { id: service_id, title: "Sketch at home", price: "750.00", locations: [{ city: "Pune" }] },
  })
  expect(await found("city=Pune&limit=100")).toContain(service_id)
})

test("offered in more cities, also where it is not open, and in fewer", async () => {
  const professional = await createProfessional(t)
  const { service_id } = professional
  const { addCities, dropCity } = as(professional)
  const [mumbai, delhi, pune] = await Promise.all([cityNamed("Mumbai"), cityNamed("Delhi"), cityNamed("Pune")])
  const added = await addCities(service_id, { city_ids: [mumbai, delhi, mumbai, pune] })
  expect(added.body.message).toBe("2 locations added")
  expect(added.body.locations).toMatchObject([
    { city: "Delhi", city_id: delhi, service_id, is_open: false },
    { city: "Mumbai", is_open: false },
    { city: "Pune", is_open: true, country: "India" },
  ])
  expect(await found("city=Mumbai&limit=100")).toContain(service_id)
  expect((await addCities(service_id, { city_id: pune })).body.message).toBe("You offered it there already.")
  const [{ id }] = added.body.locations
  expect((await dropCity(service_id, id)).body.message).toBe("Delhi removed")
  expect((await dropCity(service_id, id)).status).toBe(404)
  expect(await found("city=Delhi&limit=100")).not.toContain(service_id)
  const shown = (await t.call("GET", `/services/${service_id}/locations`, { token: professional.token })).body.locations
  expect(shown.map(({ city }: { city: string }) => city)).toEqual(["Mumbai", "Pune"])
})

test.each([
  [{}, { city_ids: "Please choose a city." }],
  [{ city_ids: [] }, { city_ids: "Please choose a city." }],
  [{ city_ids: [9_999_999] }, { city_ids: "We do not know one of these cities." }],
  [{ city_id: 1e30 }, { city_id: "City must be at most 2147483647" }],
  [{ city_ids: ["Pune"] }, { "city_ids.0": "Please enter a valid cities" }],
])("the cities %j are refused with a sentence", async (body, errors) => {
  const professional = await createProfessional(t)
  expect(await as(professional).addCities(professional.service_id, body)).toMatchObject({
    status: 422,
    body: { errors },
  })
})

test("nobody else's service is there to change", async () => {
  const [mine, theirs] = [await createProfessional(t), await createProfessional(t)]
  const own = as(mine)
  const { locations } = (await as(theirs).own())[0]
  const tries = [
    own.put(theirs.service_id, { price: 1 }),
    own.price({ service_id: theirs.service_id, price: 1 }),
    own.addCities(theirs.service_id, { city_id: await cityNamed("Delhi") }),
    own.dropCity(theirs.service_id, locations[0].id),
    own.dropCity(mine.service_id, locations[0].id),
  ]
  for (const answer of tries) expect((await answer).status).toBe(404)
  expect(await publicServices(theirs)).toMatchObject([{ price: "1250.00", locations: [{ city: "Pune" }] }])
})
