import { type APIRequestContext, expect, type Page } from "@playwright/test"
import type { Person } from "../test/people.ts"
import { sessionOf } from "./people.ts"

export const taken = "This time has just been taken. Please choose another."

export interface Slot {
  /** As typed: the Indian day and time. */
  date: string
  time: string
}

/** So many days from today in India. A professional of the test's own has every day free. */
export const slotIn = (days: number, time = "11:00"): Slot => {
  const day = new Date(Date.now() + 330 * 60_000 + days * 86_400_000)
  return { date: day.toISOString().slice(0, 10), time }
}

export interface Studio {
  email: string
  token: string
  name: string
  professionalId: string
  /** The address where the dialog for their service is open. */
  dialog: string
}

/** A professional of the demo who keeps no hours. On a site that tests share, their calendar is everybody's. */
export const findDemoStudio = (request: APIRequestContext) => findStudio(request, "dual@demo.example")

/** A professional who offers something. */
export const findStudio = async (request: APIRequestContext, email: string, password?: string): Promise<Studio> => {
  const { user, token } = await sessionOf(request, email, password)
  const answer = await request.get(`/api/provider/${user.professional_id}`)
  const { provider } = (await answer.json()) as { provider: { services: { id: string }[] } }
  const dialog = `/providers/${user.professional_id}?book=${provider.services[0]!.id}`
  return { email, token, name: user.business_name, professionalId: user.professional_id, dialog }
}

/** Still to come and not cancelled, as the professional's own list says, at the start that was typed. */
export const activeAt = async (request: APIRequestContext, studio: Studio, { date, time }: Slot) => {
  const answer = await request.get(`/api/provider/${studio.professionalId}/bookings?limit=100`, {
    headers: { authorization: `Bearer ${studio.token}` },
  })
  expect(answer.status()).toBe(200)
  const { bookings } = (await answer.json()) as { bookings: { start_time: string; status: string }[] }
  const start = Date.parse(`${date}T${time}:00+05:30`)
  return bookings.filter((one) => Date.parse(one.start_time) === start && one.status !== "cancelled")
}

export interface BookingInput {
  customer: Person
  studio: Studio
  slot: Slot
  /** What else a program may say of it. */
  more?: object
}

/** A pending booking. */
export const bookByCall = async (request: APIRequestContext, { customer, studio, slot, more }: BookingInput) => {
  const data = {
    provider_id: studio.professionalId,
    service_type: "interior-designer",
    booking_date: `${slot.date}T${slot.time}:00+05:30`,
    place: { locality: "Baner" },
    ...more,
  }
  const headers = { authorization: `Bearer ${customer.token}` }
  const answer = await request.post("/api/booking/create", { data, headers })
  expect(answer.status()).toBe(201)
  const { data: booking } = (await answer.json()) as { data: { id: string } }
  return { id: booking.id, token: customer.token }
}

export const bookingDialog = (page: Page) => page.getByRole("dialog", { name: "Book a visit" })

export const dateField = (page: Page) => bookingDialog(page).getByLabel("Date", { exact: true })
export const timeField = (page: Page) => bookingDialog(page).getByLabel("Time", { exact: true })

/** A time of one's own, for a visit at one's site. */
export const fillBooking = async (page: Page, { date, time }: Slot, notes: string) => {
  const dialog = bookingDialog(page)
  await dialog.getByText("Another time").click()
  await dateField(page).fill(date)
  await timeField(page).fill(time)
  // Asked only where several ways are offered.
  const atSite = dialog.getByRole("radio", { name: /^At your site/ })
  if (await atSite.count()) await atSite.check()
  await dialog.getByLabel("Locality").fill("Baner")
  await dialog.getByLabel("Notes").fill(notes)
}

export const pressBook = (page: Page) => bookingDialog(page).getByRole("button", { name: "Book Now" }).click()

export const bookingDetails = (page: Page) => page.getByRole("dialog", { name: "Booking details" })

/** The booking itself is open; behind it is the list. */
export const expectBooked = async (page: Page) => {
  await page.waitForURL(/\/user\/bookings\?booking=/)
  await expect(page.getByText("Service booked successfully!")).toBeVisible()
  await expect(bookingDetails(page)).toContainText("Request sent")
  await page.keyboard.press("Escape")
  await expect(bookingDetails(page)).toBeHidden()
}

/** How the tables show a slot: "Thu, 7 Jan 2027, 11:30 am" to the customer, "Jan 07, 2027 11:30 AM" to the professional. */
const shownInTables = ({ date, time }: Slot) => {
  const day = new Date(`${date}T00:00:00Z`)
  const [year, , dd] = date.split("-") as [string, string, string]
  const name = (part: "month" | "weekday") =>
    day.toLocaleString("en-GB", { [part]: "long", timeZone: "UTC" }).slice(0, 3)
  const [hours, minutes] = time.split(":").map(Number) as [number, number]
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}`
  const half = hours < 12 ? "am" : "pm"
  const customers = `${name("weekday")}, ${Number(dd)} ${name("month")}( ${year})?, ${clock} ${half}`
  return new RegExp(`${customers}|${name("month")} ${dd}, ${year} ${clock} ${half.toUpperCase()}`)
}

export const rowOf = (page: Page, slot: Slot) => page.getByRole("row").filter({ hasText: shownInTables(slot) })
