/** The booking dialog offers what is free: days, times, ways; and a confirmed visit says how to find each other. */
import type { Page } from "@playwright/test"
import { bookByCall, bookingDetails, bookingDialog, pressBook, slotIn, taken } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

const days = (page: Page) => bookingDialog(page).getByRole("radiogroup", { name: "Days to choose from" })
const times = (page: Page) => bookingDialog(page).getByRole("radiogroup", { name: /^Times on / })
const chosenDay = (page: Page) => days(page).getByRole("radio", { checked: true }).inputValue()

test.describe("where a time is refused, and times do not load", () => {
  test.use({ allowConsole: /409 \(Conflict\)|ERR_FAILED/ })

  test("a refused time keeps what was typed and offers the nearest; the booking that was made is open", async ({
    page,
    request,
    people,
    customer,
    studio,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await logInByCookie(page, customer.email)
    // Their own number, which they may leave there.
    await request.put("/api/user/profile", {
      headers: { authorization: `Bearer ${customer.token}` },
      data: { mobile_number: "98220 45678" },
    })
    const calls = /\/free-times/
    await page.route(calls, (route) => route.abort())
    await page.goto(studio.dialog)
    const dialog = bookingDialog(page)
    await expect(dialog).toContainText("The times did not load.")
    await dialog.getByLabel("Notes").fill("A kitchen for six.")
    await page.unroute(calls)
    await dialog.getByRole("button", { name: "Try Again" }).click()

    await pressBook(page)
    const [choose, where] = ["Please select a date and time for your booking", "Please say where the visit is"]
    await expect(dialog.getByText(choose), "one mistake is said once").toHaveCount(1)
    await expect(dialog.getByText(where)).toBeVisible()
    await days(page).getByRole("radio").nth(2).check()
    await times(page).getByRole("radio", { name: "10:00 am" }).check()
    // The browser is in New York, in winter or in summer.
    const there = /10:00–11:00 am in India \((11:30 pm on \w{3}, \d+ \w{3}|12:30 am) where you are\)/
    await expect(dialog.getByRole("status")).toHaveText(there)
    await expect(dialog.getByRole("group", { name: "When (Indian time, IST)" })).toBeVisible()
    await expect(dialog).toContainText("1 h, about ₹1,250")
    await dialog.getByLabel("Locality").fill("Baner")
    await dialog.getByLabel("Address").fill("Flat 12, see evil.example")
    await pressBook(page)
    // What is wrong stands below the field, and the dialog's foot covers neither.
    await expect(dialog.getByLabel("Address")).toBeFocused()
    await expect(dialog.getByText("Please write it in one line, without links")).toBeInViewport({ ratio: 1 })
    await dialog.getByLabel("Address").fill("Flat 12, Sai Residency")
    // Offered, and shared by a press alone.
    await expect(dialog.getByLabel("Mobile number")).toHaveValue("")
    await dialog.getByRole("button", { name: "Use my number, +91 98220 45678" }).click()
    await expect(dialog.getByLabel("Mobile number")).toHaveValue("+919822045678")
    await expect(dialog.getByLabel("Mobile number")).toBeFocused()

    const slot = { date: await chosenDay(page), time: "10:00" }
    await bookByCall(request, { customer: await people.customer(), studio, slot })
    await pressBook(page)
    await expect(dialog.getByText(taken)).toHaveCount(1)
    await expect(dialog.getByLabel("Notes")).toHaveValue("A kitchen for six.")
    await expect(times(page).getByRole("radio", { name: "10:00 am" })).toHaveCount(0)
    await expect(days(page).getByRole("radio", { checked: true })).toBeFocused()
    const nearest = dialog.getByRole("group", { name: "Nearest times" }).getByRole("button")
    await expect(nearest).toHaveCount(3)
    // The refused time is not said again where it would be booked.
    await expect(dialog.getByRole("status")).toContainText("Choose another time")
    await nearest.filter({ hasText: "11:00 am" }).click()
    await expect(dialog.getByText(taken)).toHaveCount(0)
    await expect(dialog.getByRole("status")).toContainText("11:00 am–12:00 pm")
    await pressBook(page)

    await page.waitForURL(/\/user\/bookings\?booking=/)
    await expect(page.getByText("Service booked successfully!")).toBeVisible()
    const details = bookingDetails(page)
    await expect(details.getByRole("listitem").filter({ hasText: `${studio.name} answers` })).toHaveAttribute(
      "aria-current",
      "step",
    )
    await expect(details).toContainText("Flat 12, Sai Residency, Baner")
    await expect(details).toContainText("1 h, about ₹1,250")
    await expect(details).toContainText(/to 12:00 pm in India \((12:30|1:30) am where you are\)/)
    await expect(details.getByRole("link", { name: "Cancel booking" })).toBeVisible()
  })
})

test("several ways are a choice, what an address names is chosen, and other days come at a press", async ({
  page,
  people,
}) => {
  const { date } = slotIn(3)
  const studio = await people.professional({ delivery: ["at_site", "at_studio"], hours: { from: 9 * 60, to: 12 * 60 } })
  await page.goto(`${studio.dialog}&date=${date}&time=09:30`)
  const dialog = bookingDialog(page)
  await expect(times(page).getByRole("radio", { name: "9:30 am" })).toBeChecked()
  await expect(page).toHaveURL(/\?book=[^&]+$/)
  // Of hours that are kept nothing else can be asked for.
  await expect(dialog.getByText("Another time")).toBeHidden()
  await expect(dialog.getByLabel("Locality")).toBeHidden()
  // What only one of the ways asks for is not told off before anything was typed there; when it is sent again, it is.
  const send = dialog.getByRole("button", { name: "Log in and book" })
  await send.click()
  await expect(dialog.getByText("Please choose how you would like to meet")).toBeVisible()
  await dialog.getByRole("radio", { name: /^At your site/ }).check()
  await expect(dialog.getByText("Please choose how you would like to meet")).toHaveCount(0)
  await expect(dialog.getByLabel("Locality")).toBeVisible()
  await expect(dialog.getByText("Please say where the visit is")).toHaveCount(0)
  await send.click()
  await expect(dialog.getByText("Please say where the visit is")).toBeVisible()
  await dialog.getByLabel("Locality").fill("Aundh")
  await dialog.getByRole("radio", { name: /^At the studio/ }).check()
  await expect(dialog.getByLabel("Locality")).toBeHidden()

  const before = await days(page).getByRole("radio").count()
  await dialog.getByRole("button", { name: "More days" }).click()
  await expect(days(page).getByRole("radio")).toHaveCount(before + 14)
  await expect(times(page).getByRole("radio", { name: "9:30 am" })).toBeChecked()
  await send.click()
  await page.waitForURL(/\/login\?redirect=/)
  // All of it is there when they come back, the way as well.
  await page.goBack()
  await page.goto(studio.dialog)
  await expect(dialog.getByRole("radio", { name: /^At the studio/ })).toBeChecked()
  await expect(times(page).getByRole("radio", { name: "9:30 am" })).toBeChecked()
})

test("a confirmed visit says how to find each other, to both sides", async ({ page, request, people, elsewhere }) => {
  const [customer, studio] = [
    await people.customer(),
    await people.professional({ business_phone: "+912026001234", studio_address: "4 Prabhat Road, Erandwane" }),
  ]
  const place = { locality: "Baner", address: "Flat 12, Sai Residency" }
  const wish = { customer, studio, slot: slotIn(6), more: { place, contact_mobile: "98220 45678" } }
  const { id } = await bookByCall(request, wish)
  const desk = await elsewhere()
  await logInByCookie(desk, studio.email)
  await desk.goto(`/provider/bookings?booking=${id}`)
  await expect(bookingDetails(desk)).toContainText("Baner")
  await expect(bookingDetails(desk)).not.toContainText("Sai Residency")
  await bookingDetails(desk).getByRole("button", { name: "Confirm" }).click()
  // As long as it can be undone: else a confirmation and its undoing would read it.
  await expect(bookingDetails(desk)).toContainText("in a few seconds")
  await expect(bookingDetails(desk)).not.toContainText("Sai Residency")
  await people.endUndoWindow(studio)
  // The open page hears of it.
  await expect(bookingDetails(desk)).toContainText("Flat 12, Sai Residency, Baner")
  await expect(bookingDetails(desk).getByRole("link", { name: "+91 98220 45678" })).toBeVisible()

  await logInByCookie(page, customer.email)
  await page.goto(`/user/bookings?booking=${id}`)
  await expect(bookingDetails(page).getByRole("link", { name: "+91 20260 01234" })).toBeVisible()
  await expect(bookingDetails(page)).toContainText("4 Prabhat Road, Erandwane")
})

test("who has another visit at the chosen time is told so, and may book all the same", async ({
  page,
  request,
  people,
  customer,
  studio,
}) => {
  const other = await people.professional()
  await logInByCookie(page, customer.email)
  await page.goto(studio.dialog)
  await days(page).getByRole("radio").nth(3).check()
  await times(page).getByRole("radio", { name: "10:00 am" }).check()
  const slot = { date: await chosenDay(page), time: "10:30" }
  await bookByCall(request, { customer, studio: other, slot })
  await page.reload()
  const dialog = bookingDialog(page)
  await expect(dialog).toContainText(`You have another visit at that time: ${other.name}`)
  await times(page).getByRole("radio", { name: "11:30 am" }).check()
  await expect(dialog).not.toContainText("You have another visit")
  await times(page).getByRole("radio", { name: "10:00 am" }).check()
  await dialog.getByLabel("Locality").fill("Baner")
  await pressBook(page)
  await page.waitForURL(/\/user\/bookings\?booking=/)
})
