/** The main job without a mouse: what has the focus is always to be seen, and it comes back when a dialog closes. */
import { bookByCall, bookingDialog, expectBooked, findStudio, rowOf, slotIn } from "../bookings.ts"
import { chooseBy, expectVisibleFocus, pressEnterOn, tabTo, typeInto } from "../keyboard.ts"
import { newWord } from "../new-name.ts"
import { activationLink, comeIn, newEmail, newPassword } from "../people.ts"
import { expect, test } from "../test.ts"

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
  const chosen = dialog.getByRole("radiogroup", { name: "Days to choose from" }).getByRole("radio", { checked: true })
  await tabTo(page, chosen)
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  const date = await chosen.inputValue()
  const time = dialog.getByRole("radiogroup", { name: "Times on" }).getByRole("radio").first()
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

test("from the sign-up as a professional to the first confirmed booking with the keyboard alone", async ({
  page,
  request,
  customer,
}) => {
  test.setTimeout(90_000)
  const [email, business] = [newEmail(), `${newWord()} Rooms`]
  await page.goto("/register?type=professional")
  await expect(page.locator("form[novalidate]")).toBeVisible()
  await typeInto(page, page.getByLabel("Business name"), business)
  await chooseBy(page, page.getByRole("combobox", { name: "Profession" }), "Arch")
  await typeInto(page, page.getByLabel("Full name"), "Ketaki Zunjarrao")
  await typeInto(page, page.getByLabel("Email", { exact: true }), email)
  await typeInto(page, page.getByLabel("Mobile number"), "98220 45678")
  await typeInto(page, page.getByLabel("Password", { exact: true }), newPassword)
  await pressEnterOn(page, page.getByRole("button", { name: "Create account" }))
  await page.waitForURL(/\/login/)

  await page.goto(await activationLink(page, email))
  await pressEnterOn(page, page.getByRole("link", { name: "Go to Login" }))
  await page.waitForURL(/\/login/)
  await typeInto(page, page.getByLabel("Email or mobile number"), email)
  await typeInto(page, page.getByLabel("Password", { exact: true }), newPassword)
  await page.keyboard.press("Enter")
  await page.waitForURL("**/provider/dashboard")

  const steps = page.getByRole("region", { name: "First steps" })
  const save = steps.getByRole("button", { name: "Save" })
  const open = (step: string) =>
    expect(steps.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Save" }) })).toContainText(step)
  await open("Where you work")
  await pressEnterOn(page, save)
  await expect(page.getByRole("heading", { name: "You can be found now" })).toBeVisible()
  await open("Your price")
  await typeInto(page, steps.getByLabel("Price per hour"), "1800")
  await page.keyboard.press("Enter")
  await open("Your hours")
  await tabTo(page, steps.getByRole("checkbox", { name: "Sun" }))
  await page.keyboard.press("Space")
  await pressEnterOn(page, save)
  await open("About you")
  await typeInto(page, steps.getByLabel("Headline"), "Houses around courtyards")
  await pressEnterOn(page, save)
  await expect(page.getByRole("heading", { name: "The next seven days" })).toBeVisible()

  const slot = slotIn(3)
  await bookByCall(request, { customer, studio: await findStudio(request, email, newPassword), slot, more: architects })
  await page.goto("/provider/dashboard")
  const asked = page.getByRole("region", { name: "Needs your answer" }).getByRole("listitem")
  await pressEnterOn(page, asked.getByRole("button", { name: "Confirm" }))
  await expect(asked).toContainText("Confirmed")
})

const architects = { service_type: "architect" }
