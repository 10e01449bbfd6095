/**
 * The whole way of a customer with one professional: kept, selected, asked, booked, visited, reviewed, answered. Once with a
 * finger on a phone, and once without a mouse.
 */
import type { Locator, Page } from "@playwright/test"
import { photo } from "../../test/pictures.ts"
import { bookingDialog, expectBooked } from "../bookings.ts"
import { isHydrated } from "../hydrated.ts"
import { pressEnterOn, tabTo, typeInto } from "../keyboard.ts"
import { logInByCookie } from "../people.ts"
import { demoPassword, expect, test } from "../test.ts"

/** How somebody uses a page. */
interface Hands {
  press: (target: Locator) => Promise<void>
  /** A heart is a button once somebody is there. */
  pressHeart: (heart: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  /** Of a group in which none is chosen yet. */
  choose: (radios: Locator, place: number) => Promise<void>
}

const finger: Hands = {
  press: (target) => target.tap(),
  pressHeart: (heart) => heart.tap(),
  write: (field, text) => field.fill(text),
  choose: (radios, place) => radios.nth(place).check(),
}

const keyboardOf = (page: Page): Hands => ({
  press: (target) => pressEnterOn(page, target),
  pressHeart: async (heart) => {
    await page.keyboard.press("Tab")
    await expect(heart).toHaveRole("button")
    await tabTo(page, heart)
    await page.keyboard.press("Space")
  },
  write: (field, text) => typeInto(page, field, text),
  choose: async (radios, place) => {
    await tabTo(page, radios.first())
    await page.keyboard.press("Space")
    for (let presses = 0; presses < place; presses++) await page.keyboard.press("ArrowRight")
  },
})

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

const ways = {
  "with a finger on a phone": { viewport: { width: 360, height: 740 }, hasTouch: true },
  "without a mouse": { viewport: { width: 1280, height: 900 }, hasTouch: false },
}

for (const [way, device] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use(device)

    test("from a heart to a review that has its reply", async ({ page, customer, studio, people, elsewhere }) => {
      // The longest journey.
      test.setTimeout(180_000)
      const hands = device.hasTouch ? finger : keyboardOf(page)
      const desk = await elsewhere({ viewport: { width: 1440, height: 900 } })
      await logInByCookie(desk, studio.email)

      await page.goto(`/search?query=${encodeURIComponent(studio.name)}`)
      await isHydrated(page)
      const heart = page.locator(`a[data-shortlist][href$="${studio.professionalId}"]`)
      await hands.pressHeart(heart)
      await expect(heart).toHaveAttribute("aria-pressed", "true")
      await page.goto("/login")
      await isHydrated(page)
      await hands.write(page.getByLabel("Email or mobile number"), customer.email)
      await hands.write(page.getByLabel("Password", { exact: true }), demoPassword)
      await page.keyboard.press("Enter")
      await hands.press(page.getByRole("dialog", { name: "Success!" }).getByRole("button", { name: "Continue" }))
      await page.waitForURL(/\/user\/dashboard/)

      await page.goto("/user/services")
      await isHydrated(page)
      const offer = `Interior Designer from ${studio.name}`
      await hands.press(section(page, "From your shortlist").getByRole("button", { name: `Select ${offer}` }))
      const selected = section(page, "Selected for your project").getByRole("listitem").filter({ hasText: studio.name })
      await expect(selected).toHaveCount(1)
      await desk.goto("/provider/dashboard")
      await expect(section(desk, "Selected you for a project")).toContainText(customer.full_name)

      await page.goto(`/providers/${studio.professionalId}`)
      await isHydrated(page)
      await hands.press(page.locator("#services").getByRole("link", { name: "Request Service" }))
      const request = page.getByRole("dialog", { name: "Request a service" })
      await hands.write(request.getByLabel("Message to Professional"), "Do you take on a single room?")
      await hands.press(request.getByRole("button", { name: "Request Service" }))
      await page.waitForURL(/\/user\/requests/)
      const asked = page.getByRole("listitem").filter({ hasText: "Do you take on a single room?" })
      await expect(asked).toContainText("Pending")
      await accept(desk, "Gladly. Bring the plan.")

      // The open page of the customer hears of it.
      await expect(asked).toContainText("Gladly. Bring the plan.")
      await hands.press(asked.getByRole("link", { name: "Book Now" }))
      const booking = bookingDialog(page)
      await hands.choose(booking.getByRole("radiogroup", { name: "Times on" }).getByRole("radio"), 0)
      await hands.write(booking.getByLabel("Locality"), "Baner")
      await hands.press(booking.getByRole("button", { name: "Book Now" }))
      await page.waitForURL(/\/user\/bookings\?booking=/)
      const id = new URL(page.url()).searchParams.get("booking")!
      await expectBooked(page)

      await desk.goto(`/provider/bookings?booking=${id}`)
      const details = desk.getByRole("dialog", { name: "Booking details" })
      await details.getByRole("button", { name: "Confirm" }).click()
      await expect(details).toContainText("Confirmed by you")
      await people.endUndoWindow(studio)
      await expect(page.getByRole("row").filter({ hasText: studio.name })).toContainText("Confirmed")
      await people.startVisit(id)
      await desk.reload()
      await details.getByRole("button", { name: "Complete" }).click()
      await expect(details).toContainText("Completed by you")
      await people.endUndoWindow(studio)

      await hands.press(page.getByRole("link", { name: "How was the visit?" }))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("How was the visit?")
      await hands.choose(page.getByRole("radio", { name: /star/ }), 3)
      await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked()
      await hands.write(page.getByLabel("Your review"), "She listened first, and measured twice.")
      const chooser = page.waitForEvent("filechooser")
      await hands.press(page.getByRole("button", { name: "Add pictures" }))
      const jpeg = { mimeType: "image/jpeg", buffer: await photo() }
      await (await chooser).setFiles(["a.jpg", "b.jpg"].map((name) => ({ name, ...jpeg })))
      await expect(page.getByRole("img", { name: "Picture 2" })).toBeVisible()
      await hands.press(page.getByRole("button", { name: "Publish review" }))
      await expect(page.getByText("Thank you. Your review is on the profile now.")).toBeVisible()

      await desk.goto("/provider/reviews")
      await desk.getByRole("button", { name: "Reply" }).click()
      await desk.getByLabel("Reply").fill("Thank you. The second drawing was the better one.")
      await desk.getByRole("button", { name: "Submit Response" }).click()
      await expect(desk.getByText("Your reply stands below the review now.")).toBeVisible()
      const visitor = await elsewhere({ javaScriptEnabled: false })
      await visitor.goto(`/providers/${studio.professionalId}`)
      const reviews = visitor.locator("#reviews")
      await expect(reviews).toContainText("She listened first, and measured twice.")
      await expect(reviews).toContainText("The second drawing was the better one.")
      await expect(reviews.getByRole("img", { name: /^Picture \d by / })).toHaveCount(2)
    })
  })
}

const accept = async (desk: Page, answer: string) => {
  await desk.goto("/provider/requests")
  await desk.getByRole("link", { name: "Accept" }).click()
  const dialog = desk.getByRole("dialog", { name: "Accept this request?" })
  await dialog.getByLabel("Your answer").fill(answer)
  await dialog.getByRole("button", { name: "Accept request" }).click()
  await expect(desk.getByText("Request accepted")).toBeVisible()
}
