/** What every list of an area does, shown on one: rows stay where they are after an act, and Back closes a dialog. */
import { bookByCall, rowOf, slotIn } from "../bookings.ts"
import { comeIn } from "../people.ts"
import { expect, test } from "../test.ts"

test("a request that is confirmed among those pending stays in its place until the list is asked for anew", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const [slot, next] = [slotIn(41), slotIn(40)]
  for (const one of [slot, next]) await bookByCall(request, { customer, studio, slot: one })
  await comeIn(page, studio.email)
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

test("a request that is confirmed among those that need an answer stays among them", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const [slot, next] = [slotIn(40), slotIn(41)]
  for (const one of [slot, next]) await bookByCall(request, { customer, studio, slot: one })
  await comeIn(page, studio.email)
  await page.goto("/provider/bookings")
  const waiting = page.getByRole("table", { name: "Needs your answer" })
  await expect(waiting.getByRole("row").filter({ has: page.getByRole("button", { name: "Confirm" }) })).toHaveCount(2)
  const place = (await rowOf(page, next).boundingBox())!
  await rowOf(page, slot).getByRole("button", { name: "Confirm" }).click()
  await expect(page.getByRole("heading", { name: "Needs your answer (1)" })).toBeVisible()
  await expect(rowOf(page, slot)).toContainText("Confirmed")
  await expect(waiting.getByRole("row").filter({ hasText: "Confirmed" })).toHaveCount(1)
  expect((await rowOf(page, next).boundingBox())!.y).toBe(place.y)

  await page.reload()
  await expect(waiting.getByRole("row").filter({ hasText: "Confirmed" })).toHaveCount(0)
  await expect(rowOf(page, slot)).toContainText("Confirmed")
})
