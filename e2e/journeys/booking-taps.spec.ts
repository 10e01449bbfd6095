/** How many taps a booking takes on a small phone. */
import type { Locator } from "@playwright/test"
import { bookingDialog, expectBooked } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { chooserOf, resultCards, selectedService } from "../search.ts"
import { expect, test } from "../test.ts"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test("a search typed on the home page becomes a booking request in at most eight taps", async ({
  page,
  customer,
  studio,
}) => {
  let taps = 0
  const tap = async (what: Locator) => {
    await what.tap()
    taps += 1
  }
  await logInByCookie(page, customer.email)
  await page.goto("/")
  await tap(page.getByLabel("What do you need?"))
  await page.keyboard.type(`interior designer ${studio.name}`)
  await tap(page.getByRole("button", { name: "Find" }))
  await page.waitForURL(/\/user\/service-search\?/)

  const card = resultCards(page).filter({ hasText: studio.name })
  await expect(card).toBeInViewport()
  await tap(chooserOf(card))
  await tap(selectedService(page).getByRole("link", { name: "Book Now" }))

  const dialog = bookingDialog(page)
  // The sum of the card is that of the dialog.
  const sum = await dialog.getByText(/^\d+ (h|min).*, about ₹/).innerText()
  await tap(dialog.getByRole("radiogroup", { name: "Times on" }).getByRole("radio").first())
  await tap(dialog.getByLabel("Locality"))
  await page.keyboard.type("Baner")
  await tap(dialog.getByRole("button", { name: "Book Now" }))
  await expectBooked(page)
  expect(taps).toBeLessThanOrEqual(8)

  await page.goto(`/user/service-search?query=${encodeURIComponent(studio.name)}`)
  await expect(card).toContainText(sum)
})
