/** A morning on the dashboards: a professional answers three requests, another time and a visit that is over; a customer says yes. */
import type { APIRequestContext, Locator, Page } from "@playwright/test"
import { bookByCall, type Slot, type Studio, slotIn } from "../bookings.ts"
import { pressEnterOn, tabTo } from "../keyboard.ts"
import type { People } from "../own-people.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

const waiting = (page: Page) => page.getByRole("region", { name: /^Needs your answer/ })
const rowOf = (page: Page, name: string) => waiting(page).getByRole("listitem").filter({ hasText: name })
/** On the page, which is scrolled to whatever is pressed. */
const yOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)

/** Five customers, each with something for this studio: the names, in the order in which they are to be shown. */
const comeBeforeNine = async (request: APIRequestContext, people: People, studio: Studio) => {
  const book = async (slot: Slot, notes: string) => {
    const customer = await people.customer()
    const { id } = await bookByCall(request, { customer, studio, slot, more: { notes } })
    return { name: customer.full_name, id, headers: { authorization: `Bearer ${customer.token}` } }
  }
  const [first, second, third] = [
    await book(slotIn(2), "Kitchen of 7 by 9 feet"),
    await book(slotIn(3), "Window seat in the hall"),
    await book(slotIn(4), "Cane shutters, two rooms"),
  ]
  const moved = await book(slotIn(5), "Second visit")
  const over = await book(slotIn(6), "Dining table for eight")
  await people.confirm([moved.id, over.id])
  await people.moveToPast(over.id)
  const wish = { booking_date: `${slotIn(8).date}T11:00:00+05:30` }
  const asked = await request.post(`/api/user/bookings/${moved.id}/propose`, { data: wish, headers: moved.headers })
  expect(asked.status()).toBe(200)
  return [first, second, third, moved, over].map(({ name }) => name) as [string, string, string, string, string]
}

test("a professional's morning is done on the dashboard, with the mouse", async ({ page, request, people, studio }) => {
  const [first, second, third, moved, over] = await comeBeforeNine(request, people, studio)
  await logInByCookie(page, studio.email)
  await page.goto("/provider/dashboard")
  // The first steps, which are not all done, do not hide who waits; now they are put off.
  await expect(page.getByRole("heading", { name: "Needs your answer (5)" })).toBeVisible()
  await page.getByRole("button", { name: "Go to my dashboard" }).click()
  await expect(page.getByRole("heading", { name: "The next seven days" })).toBeVisible()
  await expect(rowOf(page, first)).toContainText("“Kitchen of 7 by 9 feet”")
  await expect(waiting(page).getByRole("listitem")).toHaveText(
    [first, second, third, moved, over].map((one) => RegExp(one)),
  )
  const place = await yOf(rowOf(page, third))

  await rowOf(page, first).getByRole("button", { name: "Confirm" }).click()
  await expect(rowOf(page, first)).toContainText("Confirmed")
  await expect(page.getByRole("heading", { name: "Needs your answer (4 left)" })).toBeVisible()
  await rowOf(page, second).getByRole("link", { name: "Decline" }).click()
  await page.getByLabel("Reason").fill("I am in Mumbai that day.")
  await page.getByRole("button", { name: "Decline request" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(rowOf(page, second)).toContainText("Cancelled")
  expect(await yOf(rowOf(page, third))).toBe(place)

  // Taken back, where it was done.
  await rowOf(page, third).getByRole("button", { name: "Confirm" }).click()
  await rowOf(page, third).getByRole("button", { name: "Undo" }).click()
  await rowOf(page, third).getByRole("button", { name: "Confirm" }).click()
  await expect(rowOf(page, third)).toContainText("Confirmed")
  await rowOf(page, moved).getByRole("button", { name: "Accept this time" }).click()
  await expect(rowOf(page, moved)).toContainText("Confirmed")
  await rowOf(page, over).getByRole("button", { name: "Yes, it took place" }).click()
  await expect(rowOf(page, over)).toContainText("Completed")
  await expect(page.getByRole("heading", { name: "Needs your answer", exact: true })).toBeVisible()

  // Asked for while the page is open: below the others, though it is the soonest.
  const late = await people.customer()
  await bookByCall(request, { customer: late, studio, slot: slotIn(1) })
  await expect(waiting(page).getByRole("listitem").last()).toContainText(late.full_name)
  await rowOf(page, late.full_name).getByRole("button", { name: "Confirm" }).click()
  await expect(rowOf(page, late.full_name)).toContainText("Confirmed")
  await expect(page).toHaveURL(/\/provider\/dashboard/)

  await page.reload()
  await expect(page.getByRole("heading", { name: "The next seven days" })).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
})

test("and with the keyboard alone", async ({ page, request, people, studio }) => {
  const [first, second, third, moved, over] = await comeBeforeNine(request, people, studio)
  await logInByCookie(page, studio.email)
  await page.goto("/provider/dashboard")
  const press = (name: string, button: string) =>
    pressEnterOn(page, rowOf(page, name).getByRole("button", { name: button }))
  const seeDetails = (name: string) => rowOf(page, name).getByRole("link", { name: "View Details" })
  await press(first, "Confirm")
  await expect(rowOf(page, first)).toContainText("Confirmed")
  // What was pressed is gone; the focus is still in its row.
  await expect(rowOf(page, first).locator(":focus")).toBeVisible()

  await pressEnterOn(page, rowOf(page, second).getByRole("link", { name: "Decline" }))
  await tabTo(page, page.getByRole("button", { name: "Decline request" }))
  await page.keyboard.press("Enter")
  await expect(rowOf(page, second)).toContainText("Cancelled")
  await expect(seeDetails(second)).toBeFocused()

  await press(third, "Confirm")
  await press(moved, "Accept this time")
  await expect(rowOf(page, moved)).toContainText("Confirmed")
  await press(over, "Yes, it took place")
  await expect(rowOf(page, over)).toContainText("Completed")
  await pressEnterOn(page, seeDetails(over))
  await expect(page.getByRole("dialog", { name: "Booking details" })).toContainText("Dining table for eight")
  await page.keyboard.press("Escape")
  await expect(seeDetails(over)).toBeFocused()
})

test("on a phone three are shown, and the focus goes on where the others open", async ({
  page,
  request,
  people,
  studio,
}) => {
  const [, , third, moved] = await comeBeforeNine(request, people, studio)
  await page.setViewportSize({ width: 360, height: 740 })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/dashboard")
  await expect(rowOf(page, third)).toBeVisible()
  await expect(rowOf(page, moved)).toBeHidden()
  await page.getByRole("button", { name: "Show 2 more" }).press("Enter")
  await expect(rowOf(page, moved).getByRole("link", { name: moved })).toBeFocused()
})

test("whoever has more to answer than fits gets the next one with each answer, below the others", async ({
  page,
  request,
  people,
  studio,
}) => {
  const customers = [await people.customer(), await people.customer(), await people.customer(), await people.customer()]
  for (let ahead = 2; ahead < 14; ahead++)
    await bookByCall(request, { customer: customers[ahead % 4]!, studio, slot: slotIn(ahead) })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/dashboard")
  const rows = waiting(page).getByRole("listitem")
  await expect(rows).toHaveCount(10)
  const more = (count: number) => page.getByRole("link", { name: `View ${count} more in your bookings` })
  await expect(more(2)).toHaveAttribute("href", "/provider/bookings")
  await rows.first().getByRole("button", { name: "Confirm" }).click()
  await expect(rows).toHaveCount(11)
  await expect(rows.first()).toContainText("Confirmed")
  await expect(rows.last().getByRole("button", { name: "Confirm" })).toBeVisible()
  await expect(more(1)).toBeVisible()

  // The total leads to that one alone.
  await page.getByRole("button", { name: "Go to my dashboard" }).click()
  await page.getByRole("link", { name: "Upcoming Bookings 1" }).click()
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("upcoming")
  await expect(page.locator("tbody tr")).toHaveText(/Confirmed/)
})

test("a customer says yes to another time where it is told, and sees the visit come next", async ({
  page,
  request,
  people,
  customer,
}) => {
  const studio = await people.professional({ business_phone: "+912000000120" })
  const slot = slotIn(5)
  const { id } = await bookByCall(request, { customer, studio, slot, more: { notes: "Bring the tiles, please" } })
  await logInByCookie(page, customer.email)
  await page.goto("/user/dashboard")
  const waits = page.getByRole("region", { name: "Waiting for an answer" }).getByRole("listitem")
  await expect(waits).toContainText("Has yet to answer your request")
  const asked = await request.post(`/api/provider/${studio.professionalId}/bookings/${id}/propose`, {
    data: { booking_date: `${slotIn(1).date}T15:30:00+05:30` },
    headers: { authorization: `Bearer ${studio.token}` },
  })
  expect(asked.status()).toBe(200)
  await expect(waits).toContainText("Proposes another time")
  await waits.getByRole("button", { name: "Accept this time" }).click()
  await expect(waits).toContainText("Confirmed")
  const next = page.getByRole("region", { name: "Your next visit" })
  await expect(next).toContainText("Tomorrow")
  await expect(next).toContainText("3:30 pm to 4:30 pm")
  await expect(next).toContainText("“Bring the tiles, please”")
  await expect(next.getByRole("link", { name: "+91 20000 00120" })).toBeVisible()
  await next.getByRole("link", { name: "View Details" }).click()
  await expect(page.getByRole("dialog", { name: "Booking details" })).toContainText("New time accepted")
})
