/** What a booking says beside its own row: where on a map it is, and what its professional has made. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../test/booking-desk.ts"
import { newId } from "../platform/id.ts"
import { totalOf } from "../platform/money.ts"

let { t, customer, professional, bodyFor, book } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, professional, bodyFor, book } = desk)
})
afterAll(() => t.close())

const both = async (id: string) => {
  const ours = `/provider/${professional.professional_id}/bookings/${id}`
  const answers = [
    await t.call("GET", `/user/bookings/${id}`, { token: customer.token }),
    await t.call("GET", ours, { token: professional.token }),
  ]
  return answers.map(({ body }) => body.booking)
}

test("its city is that of the site or the studio, as far as it can be told", async () => {
  const id = (await book({ ...bodyFor(), place: { locality: "kothrud" } })).body.data.id
  const cityOf = async (change: { delivery?: string; locality?: string } = {}) => {
    await t.db
      .updateTable("bookings")
      .set({ locality: "kothrud", ...change })
      .where("id", "=", id)
      .execute()
    const cities = (await both(id)).map(({ city }) => city)
    expect(cities[0]).toBe(cities[1])
    return cities[0]
  }
  expect(await cityOf()).toBe("Pune")
  const mumbai = await t.db.selectFrom("cities").select("id").where("name", "=", "Mumbai").executeTakeFirstOrThrow()
  const { professional_id, service_id } = professional
  const inMumbai = { id: newId(), service_id, city_id: mumbai.id }
  await t.db.insertInto("professional_service_areas").values(inMumbai).execute()
  expect(await cityOf()).toBe("Pune")
  expect(await cityOf({ locality: "Bandra" })).toBeNull()
  await t.db.updateTable("professionals").set({ city_id: mumbai.id }).where("id", "=", professional_id).execute()
  expect(await cityOf()).toBe("Pune")
  expect(await cityOf({ delivery: "at_studio" })).toBe("Mumbai")
  expect(await cityOf({ delivery: "online" })).toBeNull()
})

test("its customer sees two works of the professional, those of the trade first", async () => {
  const { id, projects } = (await book()).body.data
  expect(projects).toEqual([])
  const work = (title: string, drawing: string, sort_order: number) => ({
    ...{ id: newId(), professional_id: professional.professional_id, title, drawing, sort_order },
    ...{ description: "", locality: "Baner", completed_year: 2024 },
  })
  const works = [work("House", "elevation", 0), work("Kitchen", "room", 1), work("Bedroom", "room", 2)]
  await t.db.insertInto("portfolio_projects").values(works).execute()
  const [theirs, ours] = await both(id)
  expect(theirs.projects).toEqual([
    { title: "Kitchen", picture: { kind: "fragment", seed: works[1]!.id } },
    { title: "Bedroom", picture: { kind: "fragment", seed: works[2]!.id } },
  ])
  expect(ours).not.toHaveProperty("projects")
})

test.each([
  ["3600.00", 120],
  ["1250.00", 90],
  ["999.99", 45],
  ["333.33", 50],
  ["0.00", 60],
  [null, 30],
])("at %s an hour, %i minutes come to the same in the database as in the browser", async (price, minutes) => {
  const { rows } = await sql<{ total: string | null; minutes: number }>`
    select visit_total(${price}::numeric, t, t + ${minutes} * interval '1 minute')::text as total,
      visit_minutes(t, t + ${minutes} * interval '1 minute') as minutes
    from (select now() as t) n`.execute(t.db)
  expect(rows).toEqual([{ total: totalOf(price, minutes), minutes }])
})
