import {
  bookByCall,
  bookingDialog,
  dateField,
  expectBooked,
  fillBooking,
  pressBook,
  rowOf,
  slotIn,
  timeField,
} from "../bookings.ts"
import { activationLink, logIn, logInByCookie, logInHere, newEmail, newPassword, signUpHere } from "../people.ts"
import { expect, mailTo, test } from "../test.ts"

test("a visitor finds a professional, signs up, books, and the professional confirms", async ({
  page,
  studio,
  people,
  elsewhere,
}) => {
  test.setTimeout(90_000)
  const email = newEmail()
  const name = "Rohan Deshpande"
  const slot = slotIn(40, "11:30")
  const notes = "Two rooms in Baner, facing west."

  await page.goto("/")
  await page.getByLabel("What do you need?").fill("interior designer")
  await page.getByRole("button", { name: "Find" }).click()
  await page.waitForURL(/\/search\?/)
  const cards = page.getByRole("region", { name: "Results" }).getByRole("listitem")
  await expect(cards.first()).toContainText(/Interior Designer/)
  await expect(cards.first()).toContainText(/Provided by \S/)
  await expect(cards.first()).toContainText(/₹[\d,]+/)
  await expect(cards.first()).toContainText(/Rated \d\.\d out of 5, \d+ review/)
  await page.getByLabel("Search keyword").fill(studio.name)
  await page.waitForURL((url) => url.searchParams.get("query") === studio.name)
  await expect(cards.first()).toContainText(studio.name)
  await cards.first().getByRole("link", { name: "Interior Designer" }).click()
  await expect(page.getByRole("heading", { name: "Selected Service" })).toBeVisible()
  await page.reload()
  const selected = page.getByRole("region", { name: "Selected Service" })
  await expect(selected).toContainText(studio.name)
  await selected.getByRole("link", { name: "View profile" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(studio.name)
  await page.waitForURL(/\/providers\//)
  await page.goBack()
  await expect(selected).toContainText(studio.name)
  await page.goForward()

  await page.getByRole("link", { name: "Book Now" }).first().click()
  const dialog = bookingDialog(page)
  await page.waitForURL(/book=/)
  await dialog.getByRole("button", { name: "Log in and book" }).click()
  await expect(dialog.getByText("Please select a date and time for your booking").first()).toBeVisible()
  await fillBooking(page, slot, notes)
  // What is wrong with the time stands at the time.
  await timeField(page).fill("22:10")
  await dialog.getByRole("button", { name: "Log in and book" }).click()
  await expect(timeField(page)).toBeFocused()
  await expect(timeField(page)).toHaveAccessibleDescription(/^Please choose a quarter hour/)
  await expect(dateField(page)).not.toHaveAttribute("aria-invalid", "true")
  await timeField(page).fill(slot.time)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(dialog.getByLabel("Notes")).toHaveValue(notes)
  await page.reload()
  await expect(dateField(page)).toHaveValue(slot.date)
  await dialog.getByRole("button", { name: "Log in and book" }).click()

  await page.waitForURL(/\/login\?redirect=/)
  await expect(page.getByText("Your booking is kept. Log in to send it.")).toBeVisible()
  await page.getByRole("link", { name: "SIGN UP", exact: true }).click()
  await page.getByRole("link", { name: /^Customer/ }).click()
  await expect(page.getByText("Your booking is kept. Create an account to send it.")).toBeVisible()
  await signUpHere(page, email, name)
  await expect(page.getByLabel("Email or mobile number")).toHaveValue(email)

  // The mail is opened on another device; the way back to the booking is in its link.
  const phone = await elsewhere({ viewport: { width: 390, height: 844 } })
  const link = await activationLink(page, email)
  await phone.goto(link)
  await expect(phone.getByRole("heading", { name: "Account Activated" })).toBeVisible()
  await phone.goto(link)
  await expect(phone.getByRole("heading", { name: "Account Activated" })).toBeVisible()
  await phone.getByRole("link", { name: "Go to Login" }).click()
  await expect(phone).toHaveURL(/redirect=.*book/)
  await expect(phone.getByText("Your booking is kept. Log in to send it.")).toBeVisible()
  await expect(phone.getByLabel("Email or mobile number")).toHaveValue(email)

  await logInHere(page, email, newPassword)
  await page.waitForURL(/\/providers\/.*book=/)
  await expect(dateField(page)).toHaveValue(slot.date)
  await expect(timeField(page)).toHaveValue(slot.time)
  await expect(dialog.getByLabel("Notes")).toHaveValue(notes)
  await pressBook(page)
  await expectBooked(page)
  await expect(rowOf(page, slot)).toHaveCount(1)
  await expect(rowOf(page, slot)).toContainText(studio.name)
  await expect(rowOf(page, slot)).toContainText("Pending")

  const desk = await elsewhere()
  const asked = await mailTo(page, studio.email, /^New booking request/, new RegExp(notes))
  expect(asked.text).toContain(name)
  expect(asked.text).not.toContain(email)
  expect(asked.html).toContain("/provider/bookings?booking=")
  await logIn(desk, studio.email)
  await desk.getByRole("link", { name: "Notifications" }).first().click()
  const notice = desk.getByRole("listitem").filter({ hasText: `${name} asks for an Interior Designer visit` })
  await expect(notice).toContainText("New booking request")
  await notice.getByRole("link", { name: "View" }).click()
  await expect(desk.getByRole("dialog", { name: "Booking details" })).toContainText(notes)
  await desk.keyboard.press("Escape")
  await expect(rowOf(desk, slot)).toContainText("Pending")
  const waiting = desk.getByRole("table", { name: "Needs your answer" })
  await waiting.getByRole("row").filter({ hasText: name }).getByRole("button", { name: "Confirm" }).click()
  await expect(desk.getByRole("region", { name: "Messages" })).toContainText(
    new RegExp(`Booking confirmed: Interior Designer, .+ ${name} will be told in 10 seconds.`),
  )
  await expect(waiting.getByRole("row").filter({ hasText: name })).toContainText("Confirmed")
  await people.endUndoWindow(studio)
  await desk.reload()
  await expect(rowOf(desk, slot)).toContainText("Confirmed")
  await expect(waiting.getByRole("row").filter({ hasText: name })).toHaveCount(0)

  await page.reload()
  await expect(rowOf(page, slot)).toContainText("Confirmed")
  await page
    .getByRole("link", { name: /Notifications/ })
    .first()
    .click()
  await expect(page.getByText(`${studio.name} confirmed`).first()).toBeVisible()
  const told = await mailTo(page, email, /^Booking confirmed/)
  const way = told.links.find((one) => one.includes("/user/bookings?booking="))!
  await page.goto(way)
  await expect(page.getByRole("dialog", { name: "Booking details" })).toContainText("Confirmed")
})

test("without JavaScript the pages that need it say so", async ({ elsewhere, studio }) => {
  const page = await elsewhere({ javaScriptEnabled: false })
  await page.goto("/login")
  await expect(page.locator("noscript p")).toBeVisible()
  await expect(page.locator("noscript p")).toContainText("Logging in needs JavaScript")
  await expect(page.getByRole("button", { name: "Log in" })).toHaveCount(0)
  await page.goto(studio.dialog)
  await expect(page.locator("noscript p")).toBeVisible()
  await expect(page.locator("noscript p")).toContainText("Booking here needs JavaScript")
})

test("a declined request closes its dialogs for good, and the customer reads why", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const slots = [slotIn(41, "10:00"), slotIn(41, "12:00")] as const
  for (const slot of slots) await bookByCall(request, { customer, studio, slot })

  await logInByCookie(page, studio.email)
  await page.goto("/provider/bookings?status=pending")
  const dialogs = page.getByRole("dialog")
  const declining = page.getByRole("dialog", { name: "Decline this request?" })
  const decline = async () => {
    await declining.getByLabel("Reason").fill("On site that day.")
    await declining.getByRole("button", { name: "Decline request" }).click()
    await expect(page.getByText("Booking declined").first()).toBeVisible()
    await expect(dialogs).toHaveCount(0)
    await expect(page).toHaveURL(/\/provider\/bookings\?status=pending$/)
  }
  await rowOf(page, slots[0]).getByRole("link", { name: "Decline" }).click()
  await decline()
  await expect(rowOf(page, slots[0])).toHaveCount(0)

  // By the way of the details: neither dialog comes back with the back button.
  await rowOf(page, slots[1]).getByRole("link", { name: "View Details" }).click()
  await page.getByRole("dialog", { name: "Booking details" }).getByRole("link", { name: "Decline" }).click()
  await decline()
  await page.goBack()
  await expect(page).toHaveURL(/\/provider\/bookings\?status=pending$/)
  await expect(dialogs).toHaveCount(0)

  await page.getByRole("combobox", { name: "Status" }).selectOption("Cancelled")
  const ended = rowOf(page, slots[1])
  await ended.getByRole("link", { name: "View Details" }).click()
  await expect(page.getByRole("dialog", { name: "Booking details" })).toContainText("Declined by you")
  await expect(page.getByRole("dialog", { name: "Booking details" })).toContainText("On site that day.")
  await page.keyboard.press("Escape")
  await expect(ended.getByRole("link", { name: "View Details" })).toBeFocused()
})

test("the way back survives the header's own links between logging in and signing up", async ({ page }) => {
  const redirect = "/providers/x?book=y"
  await page.goto(`/login?${new URLSearchParams({ redirect, why: "booking" })}`)
  const header = page.getByRole("banner")
  await header.getByRole("link", { name: "Sign up" }).click()
  await expect(page).toHaveURL(/\/register\?/)
  await expect(page.getByText("Your booking is kept. Create an account to send it.")).toBeVisible()
  await header.getByRole("link", { name: "Log in" }).click()
  await expect(page.getByText("Your booking is kept. Log in to send it.")).toBeVisible()
  expect(new URL(page.url()).searchParams.get("redirect")).toBe(redirect)
})
