/** A question before a booking: written by a visitor, sent after the login, answered, and followed by a visit. */
import type { APIRequestContext, Page } from "@playwright/test"
import type { Person } from "../../test/people.ts"
import { accessibilityFaults } from "../accessibility.ts"
import { expectBooked, fillBooking, pressBook, type Studio, slotIn } from "../bookings.ts"
import { logInByCookie, tryToLogIn } from "../people.ts"
import { chooserOf, resultCards, selectedService } from "../search.ts"
import { expect, mailTo, test } from "../test.ts"

test.use({ allowConsole: /status of (409|422)/ })

const requestDialog = (page: Page) => page.getByRole("dialog", { name: "Request a service" })
const settledDialog = (page: Page) => page.getByRole("dialog", { name: "This request is settled" })

interface Asked {
  customer: Person
  studio: Studio
  message: string
}

const askByCall = async (request: APIRequestContext, { customer, studio, message }: Asked) => {
  const data = { provider_id: studio.professionalId, service_type: "interior-designer", message }
  const headers = { authorization: `Bearer ${customer.token}` }
  const answer = await request.post("/api/request_service", { data, headers })
  expect(answer.status()).toBe(201)
  const { request: made } = (await answer.json()) as { request: { id: string } }
  const withdraw = () => request.post(`/api/user/requests/${made.id}/withdraw`, { data: {}, headers })
  return { id: made.id, withdraw }
}

const words = "Do you take on a single room?\nIt has two windows. छान 🏠"

test("asked on a phone before the login, answered on a desk, booked; another is withdrawn while it is answered", async ({
  page,
  customer,
  studio,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/providers/${studio.professionalId}`)
  await page.locator("#services").getByRole("link", { name: "Request Service" }).click()
  const dialog = requestDialog(page)
  const send = dialog.getByRole("button", { name: "Request Service" })
  await send.click()
  await expect(dialog.getByText("Please write your message to the professional")).toBeVisible()
  await dialog.getByLabel("Message to Professional").fill(words)
  await expect(dialog).toContainText("You need to be logged in to request a service")
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(dialog.getByLabel("Message to Professional")).toHaveValue(words)
  await send.click()
  await page.waitForURL(/\/login/)
  await expect(page.getByText("Your message is kept. Log in to send it.")).toBeVisible()
  await tryToLogIn(page, customer.email)
  await page.waitForURL(/\/providers\//)
  await expect(dialog.getByLabel("Message to Professional")).toHaveValue(words)
  await send.dblclick()
  await page.waitForURL(/\/user\/requests/)
  await expect(page.getByText("Service request sent successfully")).toBeVisible()
  const own = page.getByRole("listitem").filter({ hasText: "Do you take on a single room?" })
  await expect(own).toHaveCount(1)
  await expect(own).toContainText("Pending")
  await expect(own).toContainText(/They have until .* to answer\./)
  expect(await accessibilityFaults(page)).toEqual([])

  const desk = await elsewhere({ viewport: { width: 1440, height: 900 } })
  await logInByCookie(desk, studio.email)
  await desk.goto("/provider/dashboard")
  await expect(desk.getByText("1 service request is waiting for your answer.")).toBeVisible()
  await desk.getByRole("link", { name: "Read and answer" }).click()
  await expect(desk.getByRole("heading", { name: "Needs your answer (1)" })).toBeVisible()
  const asked = desk.getByRole("listitem").filter({ hasText: customer.full_name })
  await expect(asked).toContainText("छान 🏠")
  await expect(asked).not.toContainText(customer.email)
  expect(await accessibilityFaults(desk)).toEqual([])
  await asked.getByRole("link", { name: "Accept" }).click()
  const answer = desk.getByRole("dialog", { name: "Accept this request?" })
  await answer.getByLabel("Your answer").fill("Gladly. Bring the plan.")
  await answer.getByRole("button", { name: "Accept request" }).press("Enter")
  await expect(desk.getByText("Request accepted")).toBeVisible()
  await expect(asked).toContainText("They can book a visit with you now.")

  // The open page of the customer hears of it.
  await expect(own).toContainText("Gladly. Bring the plan.")
  const mail = await mailTo(page, customer.email, /^Request accepted$/)
  expect(mail.links.some((link) => link.includes(`/providers/${studio.professionalId}?book=`))).toBe(true)
  await own.getByRole("link", { name: "Book Now" }).click()
  await fillBooking(page, slotIn(9), "The room with two windows.")
  await pressBook(page)
  await expectBooked(page)
  await page.goto("/user/requests")
  await expect(own).toContainText("You have booked a visit with them since.")

  // Of an answer and a withdrawal the first one stands, and who wanted the other hears of it.
  await page.goto(`/providers/${studio.professionalId}`)
  await page.locator("#services").getByRole("link", { name: "Request Service" }).click()
  await dialog.getByLabel("Message to Professional").fill("And a second room?")
  await send.click()
  await page.waitForURL(/\/user\/requests/)
  const second = page.getByRole("listitem").filter({ hasText: "And a second room?" })
  await second.getByRole("link", { name: "Withdraw" }).click()
  const sure = page.getByRole("dialog", { name: "Withdraw this request?" })
  await desk.goto("/provider/requests")
  await desk.getByRole("link", { name: "Decline" }).click()
  const no = desk.getByRole("dialog", { name: "Decline this request?" })
  await no.getByLabel("The reason").fill("One room at a time.")
  await no.getByRole("button", { name: "Decline request" }).click()
  await expect(desk.getByText("Request declined")).toBeVisible()
  // Of whatever is open, too.
  await expect(sure).toBeHidden()
  await expect(settledDialog(page)).toContainText("This request is declined.")
  await settledDialog(page).getByRole("button", { name: "Close" }).last().click()
  await expect(second).toContainText("One room at a time.")
  await expect(second.getByRole("link", { name: "Find others" })).toBeVisible()
})

test("in the panel of a chosen card, where a message is kept through the login into the customer's own search", async ({
  page,
  customer,
  studio,
}) => {
  await page.goto(`/search?query=${encodeURIComponent(studio.name)}`)
  await chooserOf(resultCards(page).first()).click()
  const panel = selectedService(page)
  await panel.getByRole("link", { name: "Request Service" }).click()
  await expect(panel.getByLabel("Message to Professional")).toBeFocused()
  await panel.getByLabel("Message to Professional").fill("Is a Saturday possible?")
  expect(await accessibilityFaults(page)).toEqual([])
  await panel.getByRole("button", { name: "Request Service" }).click()
  await page.waitForURL(/\/login/)
  await tryToLogIn(page, customer.email)
  await page.waitForURL(/\/user\/service-search/)
  await expect(panel.getByLabel("Message to Professional")).toHaveValue("Is a Saturday possible?")
  await panel.getByRole("button", { name: "Cancel" }).click()
  await expect(panel.getByRole("link", { name: "Book Now" })).toBeVisible()
  await panel.getByRole("link", { name: "Request Service" }).click()
  await panel.getByRole("button", { name: "Request Service" }).click()
  await page.waitForURL(/\/user\/requests/)
  await expect(page.getByRole("listitem").filter({ hasText: "Is a Saturday possible?" })).toContainText("Pending")
})

test("each is answered by its name and with its question in view; one that was withdrawn can only be left", async ({
  page,
  request,
  customer,
  studio,
}) => {
  // Nothing is heard of the other side before one's own press.
  await page.route("**/api/events*", () => {})
  await askByCall(request, { customer, studio, message: "Is a terrace possible?" })
  const { withdraw } = await askByCall(request, { customer, studio, message: "And a balcony?" })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/requests?status=pending")
  const asked = page.getByRole("listitem").filter({ hasText: "And a balcony?" })
  const whose = `the Interior Designer request from ${customer.full_name}`
  await expect(page.getByRole("link", { name: `Accept ${whose}`, exact: true })).toHaveCount(2)
  await asked.getByRole("link", { name: `Decline ${whose}`, exact: true }).click()
  const dialog = page.getByRole("dialog", { name: "Decline this request?" })
  await expect(dialog.getByText("And a balcony?")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel("The reason").fill("One thing at a time.")
  expect((await withdraw()).status()).toBe(200)
  await dialog.getByRole("button", { name: "Decline request" }).click()
  const settled = settledDialog(page)
  await expect(settled).toContainText("This request is withdrawn. What you have written was not sent.")
  await expect(settled.getByRole("textbox")).toHaveCount(0)
  for (const button of await settled.getByRole("button").all()) await expect(button).toHaveAccessibleName("Close")
  expect(await accessibilityFaults(page)).toEqual([])
  await settled.getByRole("button").last().click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  // In its place, also where the filter would leave it out.
  await expect(asked).toContainText("Withdrawn")
  await expect(asked.getByRole("link", { name: /Accept/ })).toHaveCount(0)
})

test("what is too long is kept whole, counted and refused at its field", async ({ page, customer, studio }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logInByCookie(page, customer.email)
  await page.goto(`/providers/${studio.professionalId}`)
  await page.locator("#services").getByRole("link", { name: "Request Service" }).click()
  const dialog = requestDialog(page)
  const field = dialog.getByLabel("Message to Professional")
  const near = (count: number) => field.fill("🏠".repeat(count))
  await near(790)
  await expect(dialog.getByText(/characters? left/)).toHaveCount(0)
  await near(999)
  await expect(dialog.getByText("1 character left")).toBeVisible()
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.select()
    document.execCommand("insertText", false, "a".repeat(4000))
  })
  expect(await field.inputValue()).toHaveLength(4000)
  await expect(dialog.getByText("3,000 characters too many")).toBeVisible()
  await dialog.getByRole("button", { name: "Request Service" }).click()
  await expect(dialog.getByText(/must be at most 1000 characters|at most 1,?000/)).toBeVisible()
  await expect(field).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await field.inputValue()).toHaveLength(4000)
})

test("without JavaScript it is said, on a profile and in the panel of a chosen card", async ({ studio, elsewhere }) => {
  const page = await elsewhere({ javaScriptEnabled: false })
  await page.goto(`/search?query=${encodeURIComponent(studio.name)}`)
  await chooserOf(resultCards(page).first()).click()
  const said = page.locator("noscript p").filter({ hasText: "Asking here needs JavaScript" })
  await expect(said).toHaveCount(0)
  await selectedService(page).getByRole("link", { name: "Request Service" }).click()
  await expect(said).toBeVisible()
  await selectedService(page).getByRole("link", { name: "View profile" }).click()
  await page.locator("#services").getByRole("link", { name: "Request Service" }).click()
  await expect(said).toBeVisible()
})
