/** The life of a booking between request and visit: a yes that is taken back, another time, a visit that did not take place. */
import type { Locator } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { bookByCall, rowOf, type Slot, slotIn, taken } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { expect, mailsTo, mailTo, test } from "../test.ts"

test("a confirmation is taken back from the message, from the row and from the details, and nobody was told", async ({
  page,
  request,
  customer,
  studio,
  people,
}) => {
  const slot = slotIn(30)
  await bookByCall(request, { customer, studio, slot })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/bookings")
  const row = rowOf(page, slot)
  const messages = page.getByRole("region", { name: "Messages" })
  const undo = messages.getByRole("button", { name: "Undo" })
  const confirm = row.getByRole("button", { name: "Confirm" })

  await confirm.press("Enter")
  await expect(messages).toContainText(`${customer.full_name} will be told in 10 seconds.`)
  await expect(row).toContainText("Confirmed")
  await undo.press("Enter")
  await expect(messages).toContainText("Undone. Nobody was told.")
  await expect(row).toContainText("Pending")

  await confirm.click()
  await row.getByRole("button", { name: "Undo" }).click()
  await expect(row).toContainText("Pending")

  await row.getByRole("link", { name: "View Details" }).click()
  const details = page.getByRole("dialog", { name: "Booking details" })
  await expect(details).toContainText(/Answer by .+\. After that the request ends by itself\./)
  await details.getByRole("button", { name: "Confirm" }).click()
  await expect(details).toContainText("Confirmed by you")
  await details.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click()
  await expect(details).not.toContainText("Confirmed by you")

  await details.getByRole("button", { name: "Confirm" }).click()
  await expect(details).toContainText("Confirmed by you")
  expect((await mailsTo(page, customer.email)).filter(({ subject }) => /^Booking confirmed/.test(subject))).toEqual([])
  await people.endUndoWindow(studio)
  await mailTo(page, customer.email, /^Booking confirmed/)
  const late = await request.post(`/api/provider/${studio.professionalId}/bookings/${await idIn(page)}/undo`, {
    data: {},
    headers: { authorization: `Bearer ${studio.token}` },
  })
  expect([late.status(), (await late.json()).message]).toEqual([
    409,
    `It is too late to undo this: ${customer.full_name} has been told.`,
  ])
})

const idIn = async (page: { url: () => string }) => new URL(page.url()).searchParams.get("booking")!

test("the studio proposes a free time, the customer accepts it, and the visit is confirmed for then", async ({
  page,
  request,
  elsewhere,
  customer,
  studio,
}) => {
  const slot = slotIn(30)
  await bookByCall(request, { customer, studio, slot })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/bookings")
  await rowOf(page, slot).getByRole("link", { name: "View Details" }).click()
  await page.getByRole("link", { name: "Propose another time" }).click()
  const dialog = page.getByRole("dialog", { name: "Propose another time" })
  await dialog.getByRole("button", { name: "Propose this time" }).click()
  await expect(dialog.getByText("Please select a date and time").first()).toBeVisible()
  // Their own hours do not bind them; the clock of "another time" does.
  await dialog.getByText("Another time", { exact: true }).click()
  await dialog.getByLabel("Date", { exact: true }).fill(slotIn(31).date)
  await dialog.getByLabel("Time", { exact: true }).fill("03:07")
  await dialog.getByRole("button", { name: "Propose this time" }).click()
  await expect(dialog.getByText("Please choose a quarter hour between 7:00 am and 9:00 pm")).toBeVisible()
  await dialog.getByRole("radiogroup", { name: "Days to choose from" }).getByRole("radio").nth(2).check()
  await dialog.getByRole("radio", { name: "10:30 am" }).check()
  await expect(dialog.getByRole("status")).toContainText("10:30–11:30 am")
  expect(await accessibilityFaults(page)).toEqual([])
  const daysShown = dialog.getByRole("radiogroup", { name: "Days to choose from" })
  const day = await daysShown.getByRole("radio", { checked: true }).inputValue()
  await dialog.getByRole("button", { name: "Propose this time" }).click()
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("New time proposed")
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, slot)).toContainText(/New time proposed.+, \d{4} 10:30 AM/)
  expect(await accessibilityFaults(page)).toEqual([])

  const phone = await elsewhere({ viewport: { width: 360, height: 740 } })
  await logInByCookie(phone, customer.email)
  const mail = await mailTo(phone, customer.email, /^Another time proposed/)
  await phone.goto(mail.links.find((link) => link.includes("booking="))!)
  const details = phone.getByRole("dialog", { name: "Booking details" })
  await expect(details).toContainText(`${studio.name} proposes another time`)
  await expect(details.getByRole("listitem").filter({ hasText: "You answer" })).toHaveAttribute("aria-current", "step")
  expect(await accessibilityFaults(phone)).toEqual([])
  await phone.keyboard.press("Escape")
  await rowOf(phone, slot).getByRole("link", { name: "Answer" }).click()
  await details.getByRole("button", { name: "Accept this time" }).click()
  await expect(details).toContainText("New time accepted by you")
  await phone.keyboard.press("Escape")
  await expect(rowOf(phone, { date: day, time: "10:30" })).toContainText("Confirmed")
  await mailTo(phone, studio.email, /^New time accepted/)
})

test("a customer moves a request to another free time, hears that nobody answered, and books somebody who is free", async ({
  page,
  request,
  elsewhere,
  customer,
  studio,
  people,
}) => {
  const slot = slotIn(30)
  const { id } = await bookByCall(request, { customer, studio, slot })
  await logInByCookie(page, customer.email)
  await page.goto("/user/bookings")
  await expect(rowOf(page, slot)).toContainText(/They have until \w{3}, \d+ \w{3}/)
  await rowOf(page, slot).getByRole("link", { name: "View Details" }).click()
  const details = page.getByRole("dialog", { name: "Booking details" })
  await expect(details).toContainText("the request ends by itself and nothing is owed")
  await details.getByRole("link", { name: "Choose another time" }).click()
  const dialog = page.getByRole("dialog", { name: "Choose another time" })
  await dialog.getByRole("radiogroup", { name: "Days to choose from" }).getByRole("radio").nth(2).check()
  await dialog.getByRole("radio", { name: "10:30 am" }).check()
  const days = dialog.getByRole("radiogroup", { name: "Days to choose from" })
  const date = await days.getByRole("radio", { checked: true }).inputValue()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole("button", { name: "Move the request" }).click()
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Request moved")
  await expect(dialog).toBeHidden()
  const moved = { date, time: "10:30" }
  await expect(rowOf(page, moved)).toContainText("Pending")
  await expect(rowOf(page, slot)).toHaveCount(0)

  const phone = await elsewhere({ viewport: { width: 360, height: 740 } })
  await logInByCookie(phone, studio.email)
  await phone.goto("/provider/dashboard")
  await expect(phone.getByRole("main")).toContainText(/Answer by \w{3}, \d+ \w{3}/)
  const asked = await mailTo(phone, studio.email, /^Request moved to another time/)
  await phone.goto(asked.links.find((link) => link.includes("booking="))!)
  await expect(phone.getByRole("dialog", { name: "Booking details" })).toContainText(
    "Moved to another time by the client",
  )

  await people.expireRequest(id)
  const ended = await mailTo(page, customer.email, /^Request not answered/)
  await page.goto(ended.links.find((link) => link.includes("booking="))!)
  await expect(details).toContainText("Not answered in time")
  await expect(details.getByRole("heading", { name: "Free at that time" })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await details
    .getByRole("link", { name: /^Book (?!again)/ })
    .first()
    .click()
  const booking = page.getByRole("dialog", { name: "Book a visit" })
  await expect(booking.getByRole("radio", { name: "10:30 am" })).toBeChecked()
})

test.describe("a yes that comes too late", () => {
  test.use({ allowConsole: /409/ })
  test("is answered with the nearest times, where another one is chosen at once, on both sides", async ({
    page,
    request,
    elsewhere,
    customer,
    studio,
    people,
  }) => {
    const slot = slotIn(30)
    const { id } = await bookByCall(request, { customer, studio, slot })
    const propose = async (path: string, { token }: { token: string }, { date, time }: Slot) => {
      const data = { booking_date: `${date}T${time}:00+05:30` }
      const answer = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } })
      expect(answer.status()).toBe(200)
    }
    const other = slotIn(31, "11:00")
    await propose(`/api/provider/${studio.professionalId}/bookings/${id}/propose`, studio, other)
    await logInByCookie(page, customer.email)
    await page.goto("/user/bookings")
    await rowOf(page, slot).getByRole("link", { name: "Answer" }).click()
    const details = page.getByRole("dialog", { name: "Booking details" })
    const accept = details.getByRole("button", { name: "Accept this time" })
    await expect(accept).toBeVisible()
    const somebody = await people.customer()
    // Pressed before the page has read that the time is taken; it reads so while the answer is on its way.
    const pressBeforeNews = async (button: Locator, slot: Slot) => {
      const pressed = Promise.withResolvers<void>()
      const list = /\/api\/.+\/bookings\?/
      await button.page().route(list, async (route) => {
        await pressed.promise
        await route.continue()
      })
      await bookByCall(request, { customer: somebody, studio, slot })
      await button.click()
      pressed.resolve()
    }
    await pressBeforeNews(accept, other)
    const choice = page.getByRole("dialog", { name: "Choose another time" })
    await expect(choice).toContainText(taken)
    const nearest = choice.getByRole("group", { name: "Nearest times" }).getByRole("button")
    await expect(nearest).toHaveCount(3)
    expect(await accessibilityFaults(page)).toEqual([])
    await nearest.first().click()
    await expect(choice).not.toContainText(taken)
    await choice.getByRole("button", { name: "Move the request" }).click()
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("Request moved")
    await expect(choice).toBeHidden()
    await expect(rowOf(page, slot)).toHaveCount(0)

    const wished = slotIn(32, "11:00")
    await propose(`/api/user/bookings/${id}/propose`, customer, wished)
    const desk = await elsewhere({ viewport: { width: 360, height: 740 } })
    await logInByCookie(desk, studio.email)
    await desk.goto(`/provider/bookings?booking=${id}`)
    const yes = desk.getByRole("dialog", { name: "Booking details" }).getByRole("button", { name: "Accept this time" })
    await expect(yes).toBeVisible()
    await pressBeforeNews(yes, wished)
    const counter = desk.getByRole("dialog", { name: "Propose another time" })
    await expect(counter).toContainText(taken)
    await counter.getByRole("group", { name: "Nearest times" }).getByRole("button").first().click()
    await counter.getByRole("button", { name: "Propose this time" }).click()
    await expect(desk.getByRole("region", { name: "Messages" })).toContainText("New time proposed")
  })
})

test.describe("a request that is confirmed while its customer chooses another time", () => {
  test.use({ allowConsole: /409|ERR_FAILED/ })
  for (const isHeard of [true, false]) {
    test(`leads on to proposing that time, ${isHeard ? "as soon as it is heard" : "when it is pressed all the same"}`, async ({
      page,
      request,
      customer,
      studio,
      people,
    }) => {
      if (!isHeard) await page.route(/\/api\/events/, (route) => route.abort())
      const slot = slotIn(30)
      const { id } = await bookByCall(request, { customer, studio, slot })
      await logInByCookie(page, customer.email)
      await page.goto(`/user/bookings?move=${id}`)
      const choice = page.getByRole("dialog", { name: "Choose another time" })
      await choice.getByRole("radiogroup", { name: "Days to choose from" }).getByRole("radio").nth(2).check()
      await choice.getByRole("radio", { name: "10:30 am" }).check()
      await expect(choice).toContainText("It moves at once")
      const confirmed = await request.post(`/api/provider/${studio.professionalId}/bookings/${id}/status`, {
        headers: { authorization: `Bearer ${studio.token}` },
        data: { status: "confirmed" },
      })
      expect(confirmed.status()).toBe(200)
      await people.endUndoWindow(studio)
      const move = choice.getByRole("button", { name: "Move the request" })
      if (!isHeard) await move.click()
      await expect(choice.getByRole(isHeard ? "status" : "alert").filter({ hasText: "confirmed" })).toContainText(
        "This visit is confirmed now. Propose another time instead.",
      )
      await expect(choice).not.toContainText("It moves at once")
      await expect(move).toHaveCount(0)
      expect(await accessibilityFaults(page)).toEqual([])
      await choice.getByRole("link", { name: "Propose another time" }).click()
      const proposal = page.getByRole("dialog", { name: "Propose another time" })
      await expect(proposal.getByRole("radio", { name: "10:30 am" })).toBeChecked()
      await proposal.getByRole("button", { name: "Propose this time" }).click()
      await expect(page.getByRole("region", { name: "Messages" })).toContainText("New time proposed")
      await expect(rowOf(page, slot)).toContainText(/New time proposed.+10:30/)
    })
  }
})

test("a visit that did not take place is said by one side and answered by the other", async ({
  page,
  request,
  elsewhere,
  customer,
  studio,
  people,
}) => {
  const { id } = await bookByCall(request, { customer, studio, slot: slotIn(30) })
  const headers = { authorization: `Bearer ${studio.token}` }
  const path = `/api/provider/${studio.professionalId}/bookings/${id}/status`
  expect((await request.post(path, { data: { status: "confirmed" }, headers })).status()).toBe(200)
  await people.endUndoWindow(studio)
  await people.startVisit(id)
  await logInByCookie(page, customer.email)
  await page.goto(`/user/bookings?booking=${id}`)
  await page.getByRole("link", { name: "It did not take place" }).click()
  const asked = page.getByRole("dialog", { name: "The visit did not take place?" })
  await asked.getByRole("button", { name: "Send statement" }).click()
  await expect(asked.getByText("Please say what happened")).toBeVisible()
  await asked.getByLabel("Statement").fill("Nobody came by noon.")
  await asked.getByRole("button", { name: "Send statement" }).click()
  await expect(page.getByText("Noted: the visit did not take place").first()).toBeVisible()
  await expect(page.getByRole("row").filter({ hasText: studio.name })).toContainText("Cancelled")

  const desk = await elsewhere()
  await logInByCookie(desk, studio.email)
  await desk.goto(`/provider/bookings?booking=${id}`)
  await desk.getByRole("link", { name: "Add your statement" }).click()
  await desk.getByLabel("Statement").fill("The gate was locked.")
  await desk.getByRole("button", { name: "Send statement" }).click()
  await desk.getByRole("link", { name: "View Details" }).click()
  const history = desk.getByRole("dialog", { name: "Booking details" })
  await expect(history).toContainText("Nobody came by noon.")
  await expect(history).toContainText("The gate was locked.")
})
