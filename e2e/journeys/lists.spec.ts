/** What every list of an area does, shown on one: rows stay where they are after an act, and Back closes a dialog. */
import type { Locator } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { bookByCall, rowOf, slotIn } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test("a request that is confirmed among those pending stays in its place for a while", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const [slot, next] = [slotIn(41), slotIn(40)]
  for (const one of [slot, next]) await bookByCall(request, { customer, studio, slot: one })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/bookings")
  await page.getByLabel("Status").selectOption("Pending")
  await page.waitForURL(/status=pending/)
  await expect(page.getByRole("table", { name: "Needs your answer" })).toHaveCount(0)
  await expect(rowOf(page, next)).toBeVisible()
  const place = (await rowOf(page, next).boundingBox())!
  await rowOf(page, slot).getByRole("button", { name: "Confirm" }).press("Enter")
  await expect(rowOf(page, slot)).toContainText("Confirmed")
  expect((await rowOf(page, next).boundingBox())!.y).toBe(place.y)
  await expect(rowOf(page, slot).getByRole("link", { name: "View Details" })).toBeFocused()

  await rowOf(page, slot).getByRole("link", { name: "View Details" }).click()
  await expect(page.getByRole("dialog", { name: "Booking details" })).toContainText("Confirmed")
  await page.goBack()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, next)).toContainText("Pending")
  await expect(rowOf(page, slot)).toHaveCount(0)
})

test("a request that is confirmed among those that need an answer stays among them for a while", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const [slot, next] = [slotIn(40), slotIn(41)]
  for (const one of [slot, next]) await bookByCall(request, { customer, studio, slot: one })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/bookings")
  await page.clock.install()
  const waiting = page.getByRole("table", { name: "Needs your answer" })
  await expect(waiting.getByRole("row").filter({ has: page.getByRole("button", { name: "Confirm" }) })).toHaveCount(2)
  const place = (await rowOf(page, next).boundingBox())!
  await rowOf(page, slot).getByRole("button", { name: "Confirm" }).click()
  await expect(page.getByRole("heading", { name: "Needs your answer (1 left)" })).toBeVisible()
  await expect(rowOf(page, slot)).toContainText("Confirmed")
  await expect(waiting.getByRole("row").filter({ hasText: "Confirmed" })).toHaveCount(1)
  expect((await rowOf(page, next).boundingBox())!.y).toBe(place.y)

  await page.clock.fastForward(13_000)
  await expect(waiting.getByRole("row").filter({ hasText: "Confirmed" })).toHaveCount(0)
  await expect(rowOf(page, slot)).toContainText("Confirmed")
})

test("what lies ahead stands before what is over, a card opens as a whole, and what is over is booked again", async ({
  page,
  request,
  elsewhere,
  customer,
  studio,
}) => {
  const [later, next, gone] = [slotIn(50), slotIn(43), slotIn(42)]
  for (const slot of [later, next]) await bookByCall(request, { customer, studio, slot })
  const place = { locality: "Baner", address: "4, Lane 2" }
  const more = { notes: "Bring the tiles, please", delivery: "at_site", place }
  const ended = await bookByCall(request, { customer, studio, slot: gone, more })
  const headers = { authorization: `Bearer ${customer.token}` }
  await request.post(`/api/user/bookings/${ended.id}/cancel`, { headers, data: {} })
  await logInByCookie(page, customer.email)
  await page.goto("/user/bookings")
  const ahead = page.getByRole("table", { name: "Waiting for an answer" })
  const over = page.getByRole("table", { name: "Past and cancelled" })
  await expect(ahead.locator("tbody tr")).toHaveCount(2)
  expect(await top(ahead.locator("tbody tr").first())).toBe(await top(rowOf(page, next)))
  await expect(over.locator("tbody tr")).toHaveText(/Cancelled/)
  const places = async (table: typeof ahead) =>
    Promise.all((await table.locator("tbody tr").first().locator("td").all()).map((cell) => leftOf(cell)))
  expect(await places(over), "columns stand below each other").toEqual(await places(ahead))
  await over.getByRole("link", { name: "Book again" }).click()
  const dialog = page.getByRole("dialog", { name: "Book a visit" })
  await expect(dialog).toContainText(studio.name)
  await expect(dialog.getByRole("textbox", { name: "Locality" }), "what was said then is there").toHaveValue("Baner")
  await expect(dialog.getByRole("textbox", { name: /address/i })).toHaveValue("4, Lane 2")
  await expect(dialog.getByRole("textbox", { name: /notes/i })).toHaveValue("Bring the tiles, please")

  const phone = await elsewhere({ viewport: { width: 360, height: 740 } })
  await logInByCookie(phone, customer.email)
  await phone.goto("/user/bookings")
  await rowOf(phone, next).click({ position: { x: 20, y: 70 } })
  await expect(phone.getByRole("dialog", { name: "Booking details" })).toContainText("Pending")
  await phone.keyboard.press("Escape")
  await rowOf(phone, next).getByRole("link", { name: "Cancel" }).click()
  await phone.getByRole("button", { name: "Cancel booking" }).click()
  const row = phone
    .getByRole("table", { name: "Waiting for an answer" })
    .getByRole("row")
    .filter({ hasText: "Cancelled" })
  await expect(row, "it stays where it was").toHaveCount(1)
  expect(await accessibilityFaults(phone)).toEqual([])
})

test("a visit that stands can be moved from either side's row, and leaves what is upcoming as it is cancelled", async ({
  page,
  elsewhere,
  request,
  people,
  customer,
  studio,
}) => {
  const slot = slotIn(44)
  const { id } = await bookByCall(request, { customer, studio, slot })
  await people.confirm([id])
  const desk = await elsewhere()
  await logInByCookie(desk, studio.email)
  await desk.goto("/provider/bookings")
  await desk.getByRole("table", { name: "Upcoming" }).getByRole("link", { name: "Propose another time" }).click()
  await expect(desk.getByRole("dialog", { name: "Propose another time" })).toBeVisible()

  await logInByCookie(page, customer.email)
  await page.goto("/user/bookings")
  const upcoming = page.getByRole("table", { name: "Upcoming" })
  await expect(upcoming.getByRole("link", { name: "Propose another time" })).toBeVisible()
  await upcoming.getByRole("link", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Cancel booking" }).click()
  await expect(page.getByRole("table", { name: "Past and cancelled" })).toContainText("Cancelled")
  await expect(upcoming).toHaveCount(0)
})

const leftOf = async (cell: Locator) => (await cell.boundingBox())!.x
const top = async (row: Locator) => (await row.boundingBox())!.y
