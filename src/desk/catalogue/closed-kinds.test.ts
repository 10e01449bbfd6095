/** A kind of service that was closed is offered by no door, whatever was selected, asked or booked of it before. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { createAdmin, createProfessional, type Person, type Professional } from "../../../test/people.ts"

let desk: BookingDesk
let owner: Person
let architect: Professional
beforeAll(async () => {
  desk = await openBookingDesk()
  owner = await createAdmin(desk.t)
  architect = await createProfessional(desk.t, { slug: "architect", business_name: "Closed Arches" })
})
afterAll(() => desk.t.close())

const setOpen = async (open: boolean) => {
  const { db } = desk.t
  const { id } = await db
    .selectFrom("service_types")
    .select("id")
    .where("slug", "=", "architect")
    .executeTakeFirstOrThrow()
  const pune = await db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()
  const body = { city_id: pune.id, open }
  const { status } = await desk.t.call("POST", `/admin/catalogue/services/${id}/cities`, { token: owner.token, body })
  expect(status).toBe(200)
}
const get = async (path: string, { token }: Partial<Person> = {}) => (await desk.t.call("GET", path, { token })).body
const post = (path: string, body: object, { token }: Person = desk.customer) =>
  desk.t.call("POST", path, { token, body })

/** By how each door names what it offers. */
const offeredBy = async () => {
  const { professional_id, service_id } = architect
  const of = `provider_id":"${professional_id}`
  const isIn = (answer: unknown, text: string) => JSON.stringify(answer).includes(text)
  const { customer, stranger } = desk
  const conversations = (await get("/conversations", customer)).conversations
  return {
    search: isIn(await get("/search?service_type=architect"), of),
    "search by name": isIn(await get("/search?query=closed%20arches"), of),
    available: isIn(await get("/available_services", stranger), of),
    listed: isIn(await get("/providers?category=Architect"), professional_id),
    "listed among all": isIn(await get("/providers"), professional_id),
    profile: isIn((await get(`/provider/${professional_id}`)).provider.services, service_id),
    "free times": (await get(`/provider/${professional_id}/free-times`)).days?.length > 0,
    selected: (await get("/selected_services", customer)).services[0].is_bookable,
    "an accepted request": (await get("/user/requests", customer)).requests[0].is_bookable,
    "a past booking": (await get("/user/bookings", customer)).bookings[0].is_offered,
    conversation: (await get(`/conversations/${conversations[0].id}`, customer)).conversation.service_id !== null,
    catalogue: (await get("/services/categories")).categories[1].is_available,
    "services of the home page": isIn(
      (await get("/homepage/services")).data.filter(({ is_available }: { is_available: boolean }) => is_available),
      "architect",
    ),
    sitemap: (await desk.t.app.inject({ url: "/sitemap.xml" })).body.includes(professional_id),
  }
}

test("closed: no door offers it, and none takes what was asked of it before it was seen", async () => {
  const named = { provider_id: architect.professional_id, service_type: "architect" }
  expect((await post("/update_user_service", { action: "add", ...named })).status).toBe(200)
  const { body: asked } = await post("/request_service", { ...named, message: "A house in Baner, of two floors." })
  const answer = `/provider/${architect.professional_id}/requests/${asked.request.id}`
  expect((await post(answer, { status: "accepted" }, architect)).status).toBe(200)
  const { body: booked } = await desk.book({ ...desk.bodyFor(), ...named })
  expect(booked.success).toBe(true)
  expect(Object.entries(await offeredBy()).filter(([, isOffered]) => !isOffered)).toEqual([])

  await setOpen(false)
  expect(Object.entries(await offeredBy()).filter(([, isOffered]) => isOffered)).toEqual([])
  expect((await desk.book({ ...desk.bodyFor(), ...named })).status).toBe(422)
  expect((await post("/request_service", { ...named, message: "Another house." }, desk.stranger)).status).toBe(409)
  expect((await post("/update_user_service", { action: "add", ...named }, desk.stranger)).status).toBe(422)
  const own = { action: "add", service_type: "architect", professional_id: desk.rival.professional_id }
  expect((await post("/update_service", own, desk.rival)).status).toBe(422)
  // What is booked stays, and can be moved.
  const { professional_id, service_id } = architect
  expect((await get(`/provider/${professional_id}/free-times?service_id=${service_id}`)).days).not.toEqual([])
  const change = (active: boolean) =>
    desk.t.call("PUT", `/services/${architect.service_id}`, { token: architect.token, body: { active } })
  expect((await change(false)).status).toBe(200)
  expect((await change(true)).body.message).toBe(
    "Architects cannot be offered here yet: this kind of service opens later.",
  )

  await setOpen(true)
  expect((await change(true)).status).toBe(200)
  expect(Object.entries(await offeredBy()).filter(([, isOffered]) => !isOffered)).toEqual([])
})
