/** What a professional offers: added, named, priced, placed, paused and removed on a phone; and places by keyboard alone. */
import type { Page } from "@playwright/test"
import { bookByCall, slotIn } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

const ownServices = async (page: Page, token: string) => {
  const answer = await page.request.get("/api/your_services", { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { services: { id: string; name: string; locations: { city: string }[] }[] }).services
}

test.describe("on a phone", () => {
  // A price that moved, and a removal while a booking is open, are refused on purpose.
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, allowConsole: /409 \(Conflict\)/ })

  test("a service is added, named, priced and placed, and people find it as it was said", async ({ page, studio }) => {
    await logInByCookie(page, studio.email)
    await page.goto("/provider/manage-services")
    const main = page.getByRole("main")
    await expect(main.getByText("These kinds cannot be offered yet: Contractor,")).toBeVisible()
    await main.getByRole("button", { name: "Add Architect" }).tap()
    await expect(page.getByText("Architect added. Now set its price and say more about it.")).toBeVisible()
    await expect(main.getByRole("heading", { name: "Edit Architect" })).toBeVisible()
    await main.getByLabel("Name").fill("Home visit with sketch")
    await main.getByLabel("Description").fill("Two hours with measurements.")
    await main.getByLabel("Price per hour").pressSequentially("1,250.505")
    await expect(main.getByLabel("Price per hour")).toHaveValue("1250.505")
    await main.getByLabel("How long a visit takes").selectOption("2 hours")
    await main.getByLabel("At the customer's site").uncheck()
    await main.getByRole("button", { name: "Save changes" }).tap()
    await expect(main.getByText("Please give the price with at most two decimals, like 1250.50.")).toBeVisible()
    await page.reload()
    await expect(main.getByLabel("Name")).toHaveValue("Home visit with sketch")
    await main.getByLabel("Price per hour").fill("1250.5")
    await expect(main.getByText("Shown as: ₹1,250.50 per hour")).toBeVisible()
    await main.getByRole("button", { name: "Save changes" }).tap()
    await expect(main.getByText("Please choose at least one way.")).toBeVisible()
    await main.getByLabel("Online").check()
    await expect(main.getByText("Please choose at least one way.")).toHaveCount(0)
    await main.getByRole("radio", { name: "At a link of mine" }).check()
    await main.getByRole("button", { name: "Save changes" }).tap()
    await expect(main.getByText("Please enter the link that you meet at. It begins with https://")).toBeVisible()
    await main.getByLabel("Link to meet at").fill("https://meet.example.org/visit")
    await main.getByRole("button", { name: "Save changes" }).tap()
    await expect(page.getByText("Service saved")).toBeVisible()
    await expect(main.getByRole("heading", { name: "Home visit with sketch" })).toBeFocused()
    await expect(main.getByText("https://meet.example.org/visit")).toBeVisible()

    await main.getByRole("link", { name: "Update Price" }).tap()
    const dialog = page.getByRole("dialog", { name: "Update Service Price" })
    const price = dialog.getByPlaceholder("Enter price")
    await expect(price).toHaveValue("1250.50")
    const { id } = (await ownServices(page, studio.token)).find(({ name }) => name === "Architect")!
    const headers = { authorization: `Bearer ${studio.token}` }
    await page.request.post("/api/update_service_price", { headers, data: { service_id: id, price: 1400 } })
    await price.fill("-1")
    await dialog.getByRole("button", { name: "Update" }).tap()
    await expect(dialog.getByText("The price cannot be less than 0.")).toBeVisible()
    await price.fill("125000")
    await dialog.getByRole("button", { name: "Update" }).tap()
    await expect(dialog.getByText("The price was changed elsewhere meanwhile: ₹1,400 per hour.")).toBeVisible()
    await expect(price).toHaveValue("125000")
    await dialog.getByRole("button", { name: "Update" }).tap()
    await expect(page.getByText("Price updated successfully")).toBeVisible()
    await expect(dialog).toHaveCount(0)

    await main.getByRole("link", { name: "Add locations" }).tap()
    await main.getByLabel("State", { exact: true }).selectOption("Maharashtra")
    await main.getByRole("combobox", { name: "Cities" }).fill("mum")
    await page.getByRole("option", { name: "Mumbai" }).tap()
    await expect(main.getByText("Mumbai is not open yet.").first()).toBeVisible()
    await main.getByRole("button", { name: "Add locations" }).tap()
    await expect(page.getByText("Location added")).toBeVisible()

    await page.goto(`/providers/${studio.professionalId}`)
    const offered = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Home visit with sketch" }) })
    await expect(offered).toContainText("₹1,25,000 per hour")
    await expect(offered).toContainText("Mumbai")
    await expect(offered).toContainText("Online")
  })

  test("paused it is not found; removed only when nothing is booked any more", async ({ page, studio, customer }) => {
    const booking = await bookByCall(page.request, { customer, studio, slot: slotIn(30) })
    await logInByCookie(page, studio.email)
    await page.goto("/provider/services")
    const main = page.getByRole("main")
    await main.getByRole("link", { name: "Interior Designer" }).tap()
    await expect(main.getByRole("heading", { name: "Interior Designer", level: 2 })).toBeFocused()
    await main.getByRole("button", { name: "Pause" }).tap()
    await expect(page.getByText("Service paused.")).toBeVisible()
    const found = async () => {
      const answer = await page.request.get(`/api/provider/${studio.professionalId}`)
      return ((await answer.json()) as { provider: { services: unknown[] } }).provider.services.length
    }
    await expect.poll(found).toBe(0)
    await main.getByRole("button", { name: "Resume" }).tap()
    await expect(main.getByRole("button", { name: "Pause" })).toBeVisible()
    await expect.poll(found).toBe(1)

    await main.getByRole("link", { name: "Remove", exact: true }).tap()
    const dialog = page.getByRole("dialog", { name: "Remove Interior Designer?" })
    // Said before anything is pressed.
    await expect(dialog.getByRole("region", { name: "1 booking is still open" })).toContainText(
      "1 request waits for your answer",
    )
    await expect(dialog.getByRole("button", { name: "Remove service" })).toHaveCount(0)
    await expect(dialog.getByRole("link", { name: customer.full_name })).toHaveAttribute("href", new RegExp(booking.id))
    await dialog.getByRole("button", { name: "Pause instead" }).tap()
    await expect(dialog).toHaveCount(0)
    await expect.poll(found).toBe(0)
    // What stands is asked for anew as the dialog opens.
    const headers = { authorization: `Bearer ${customer.token}` }
    await page.request.post(`/api/user/bookings/${booking.id}/cancel`, { headers, data: {} })
    await main.getByRole("link", { name: "Remove", exact: true }).tap()
    await dialog.getByRole("button", { name: "Remove service" }).tap()
    await expect(page.getByText("Interior Designer removed")).toBeVisible()
    await expect(main.getByText("You haven't added any services yet.")).toBeVisible()
    await expect.poll(found).toBe(0)
  })
})

test("cities are chosen, taken back and added by keyboard alone", async ({ page, studio }) => {
  await logInByCookie(page, studio.email)
  await page.goto("/provider/services-locations")
  const main = page.getByRole("main")
  const cities = main.getByRole("combobox", { name: "Cities" })
  await main.getByLabel("State", { exact: true }).focus()
  await page.keyboard.press("Tab")
  await expect(cities).toBeFocused()
  await page.keyboard.type("d")
  const options = main.getByRole("listbox", { name: "Cities" }).getByRole("option")
  await expect(options).toHaveText([/Delhi/, /Hyderabad/])
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(main.getByRole("status").getByText("Delhi chosen")).toBeAttached()
  await expect(cities).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.type("hyd")
  await expect(cities).toHaveValue("hyd")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Escape")
  await expect(options).toHaveCount(0)
  await page.keyboard.press("Backspace")
  await expect(main.getByRole("button", { name: "Remove Hyderabad" })).toHaveCount(0)
  await expect(main.getByRole("button", { name: "Remove Delhi" })).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(main.getByRole("button", { name: "Remove Delhi" })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(main.getByRole("button", { name: "Add locations" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Location added")).toBeVisible()

  const delhi = main
    .getByRole("list", { name: "Interior Designer" })
    .getByRole("button", { name: "Remove Delhi, Delhi" })
  await delhi.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Delhi removed")).toBeVisible()
  await expect(main.getByRole("button", { name: "Remove Pune, Maharashtra" })).toBeFocused()
  expect((await ownServices(page, studio.token))[0]!.locations.map(({ city }) => city)).toEqual(["Pune"])
})
