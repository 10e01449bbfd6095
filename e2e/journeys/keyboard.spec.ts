/** The main job without a mouse: what has the focus is always to be seen, and it comes back when a dialog closes. */
import type { Locator, Page } from "@playwright/test"
import { bookingDialog, expectBooked, rowOf } from "../bookings.ts"
import { comeIn } from "../people.ts"
import { expect, test } from "../test.ts"

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Something is drawn around what has the focus. */
const expectVisibleFocus = async (page: Page) => {
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth)
  })
  expect(ring, "the focus ring").toBeGreaterThanOrEqual(2)
}

const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(target)) return expectVisibleFocus(page)
    await page.keyboard.press(key)
  }
  throw new Error(`The focus never came to ${target}`)
}

test("search, profile, booking and cancelling with the keyboard alone", async ({ page, customer, studio }) => {
  test.setTimeout(90_000)
  await comeIn(page, customer.email)
  await page.goto("/user/service-search")
  await expect(page.getByRole("heading", { name: "Find Services" })).toBeVisible()

  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await tabTo(page, page.getByLabel("Search keyword"))
  await page.keyboard.type(studio.name)
  await page.waitForURL((url) => url.searchParams.get("query") === studio.name)
  const card = page.getByRole("region", { name: "Results" }).getByRole("listitem").filter({ hasText: studio.name })
  await tabTo(page, card.getByRole("link", { name: "Interior Designer" }))
  await page.keyboard.press("Enter")
  const selected = page.getByRole("region", { name: "Selected Service" })
  await expect(selected).toContainText(studio.name)
  await tabTo(page, selected.getByRole("link", { name: "View profile" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: studio.name })).toBeVisible()

  const book = page.getByRole("link", { name: "Book Now" }).first()
  const dialog = bookingDialog(page)
  await tabTo(page, book)
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(book).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  // Arrow keys walk along the days that have free times; Tab leads to the times of the one that is chosen.
  const chosen = dialog.getByRole("radiogroup", { name: "Days with free times" }).getByRole("radio", { checked: true })
  await tabTo(page, chosen)
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  const date = await chosen.inputValue()
  const time = dialog.getByRole("radiogroup", { name: "Free times on" }).getByRole("radio").first()
  await tabTo(page, time)
  await page.keyboard.press("Space")
  const slot = { date, time: await time.inputValue() }
  await tabTo(page, dialog.getByLabel("Locality"))
  await page.keyboard.type("Baner")
  await tabTo(page, dialog.getByLabel("Notes"))
  await page.keyboard.type("Ring the lower bell.")
  await tabTo(page, dialog.getByRole("button", { name: "Book Now" }))
  await page.keyboard.press("Enter")
  await expectBooked(page)

  const cancelling = page.getByRole("dialog", { name: "Cancel this booking?" })
  const details = page.getByRole("dialog", { name: "Booking details" })
  const cancel = rowOf(page, slot).getByRole("link", { name: "Cancel" })
  await tabTo(page, cancel)
  await page.keyboard.press("Enter")
  await expect(cancelling).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(cancelling).toBeHidden()
  await expect(cancel).toBeFocused()
  await page.keyboard.press("Enter")
  await tabTo(page, cancelling.getByLabel("Reason"))
  await page.keyboard.type("The flat is sold.")
  await tabTo(page, cancelling.getByRole("button", { name: "Cancel booking" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Booking cancelled")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page).toHaveURL(/\/user\/bookings$/)
  await expect(rowOf(page, slot)).toContainText("Cancelled")
  // The button that opened it is gone with the booking; the focus is beside it.
  const seeDetails = rowOf(page, slot).getByRole("link", { name: "View Details" })
  await expect(seeDetails).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press("Enter")
  await expect(details).toContainText("The flat is sold.")
  await page.keyboard.press("Escape")
  await expect(seeDetails).toBeFocused()
})
