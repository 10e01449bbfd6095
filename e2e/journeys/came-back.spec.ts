/** What the server refuses after the thanks were given comes back to its sender, whole, wherever they are by then. */
import type { Page } from "@playwright/test"
import { newEmail } from "../people.ts"
import { expect, test } from "../test.ts"

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
const isSubmission = (url: URL) => url.pathname === "/api/contact/submit"
const open = async (page: Page) => {
  await page.goto("/contact")
  await expect(page.locator("main form[novalidate]")).toBeVisible()
}
const send = async (page: Page, message: string) => {
  await field(page, "Name").fill("Asha Kulkarni")
  await field(page, "Email").fill(newEmail())
  await page.getByLabel("Subject").selectOption("Services")
  await field(page, "Message").fill(message)
  await page.getByRole("button", { name: "Send message" }).click()
}
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you for your message" })
const another = (page: Page) => page.getByRole("button", { name: "Send another message" })
const notice = (page: Page) => page.locator("#refused-notice")
const refusal = {
  success: false,
  code: "invalid",
  message: "We take no messages about boats.",
  errors: { message: "Boats are not taken" },
}
/** Nothing is answered, then all of it is refused. Gives what waits for that. */
const lateRefusal = async (page: Page, messages: string[]) => {
  await page.route(isSubmission, (route) => route.abort())
  for (const message of messages) {
    await open(page)
    await send(page, message)
    await expect(thanks(page)).toBeVisible()
  }
  await page.unroute(isSubmission)
  let refused = 0
  await page.route(isSubmission, async (route) => {
    await route.fulfill({ status: 422, json: refusal })
    refused++
  })
  return () => expect.poll(() => refused).toBe(messages.length)
}

// The worker would send past the routes of these pages.
test.use({ allowConsole: /Failed to load resource/, serviceWorkers: "block" })

test("two that were refused come back one after the other, with the error at its field, and leave when they were sent anew", async ({
  page,
}) => {
  const bothAreRefused = await lateRefusal(page, ["A boat, please.", "Two boats, please."])
  // On any page, also one that runs no application.
  await page.goto("/about")
  await expect(notice(page).getByRole("alert")).toContainText("We take no messages about boats.")
  await bothAreRefused()
  await page.unroute(isSubmission)
  await notice(page).getByRole("link", { name: "Open the form" }).click()

  await expect(field(page, "Message")).toHaveValue("A boat, please.")
  await expect(field(page, "Message")).toHaveAccessibleDescription(/Boats are not taken/)
  await expect(notice(page)).toHaveCount(0)
  await field(page, "Message").fill("A house, please.")
  await expect(field(page, "Message")).not.toHaveAccessibleDescription(/Boats/)
  // What was mended stays mended over a reload, and leaves the outbox when it was sent.
  await page.reload()
  await expect(page.getByRole("main").getByRole("alert")).toContainText("We take no messages about boats.")
  await expect(field(page, "Message")).toHaveValue("A house, please.")
  await page.getByRole("button", { name: "Send message" }).click()
  await expect(thanks(page)).toBeVisible()

  await another(page).click()
  await expect(field(page, "Message")).toHaveValue("Two boats, please.")
  await page.getByRole("button", { name: "Do not send it" }).click()
  await expect(field(page, "Message")).toHaveValue("")
  await expect.poll(() => page.evaluate(() => localStorage.getItem("unsent"))).toBeNull()
})

test("a choice that stands there from the start is no writing that would be lost", async ({ page }) => {
  await page.route(isSubmission, (route) => route.abort())
  await page.goto("/services/vastu-consultant")
  await expect(page.locator("main form[novalidate]")).toBeVisible()
  const typed = { "First name": "Asha", "Last name": "Kulkarni", Phone: "98220 12345", Location: "Wakad, Pune" }
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
  await field(page, "Email").fill(newEmail())
  await page.getByLabel("Type of property").selectOption("Plot")
  await page.getByRole("main").getByRole("button", { name: "Notify Me" }).click()
  await expect(page.getByRole("heading", { name: "Thank you for your interest!" })).toBeVisible()
  await page.unroute(isSubmission)
  await page.route(isSubmission, (route) =>
    route.fulfill({ status: 422, json: { ...refusal, errors: { email: "Please enter a valid email address" } } }),
  )
  await page.goto("/about")
  await notice(page).getByRole("link", { name: "Open the form" }).click()
  for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text)
  await expect(page.getByLabel("Type of property")).toHaveValue("plot")
  await expect(field(page, "Email")).toHaveAccessibleDescription(/Please enter a valid email address/)
})

test("who still sees the thanks gets the form back in their place; closed without sending, it waits", async ({
  page,
  context,
}) => {
  await open(page)
  let tries = 0
  await page.route(isSubmission, (route) => (tries++ ? route.fulfill({ status: 422, json: refusal }) : route.abort()))
  await send(page, "A boat, please.")
  await expect(field(page, "Message")).toHaveValue("A boat, please.")
  await expect(page.getByRole("main").getByRole("alert")).toContainText("We take no messages about boats.")
  await page.close()
  const next = await context.newPage()
  await next.goto("/")
  await expect(notice(next).getByRole("alert")).toBeVisible()
  await notice(next).getByRole("button", { name: "Not now" }).click()
  await expect(notice(next)).toHaveCount(0)
  await open(next)
  await expect(field(next, "Message")).toHaveValue("A boat, please.")
})

test("what is being written is not written over, and another tab does not mend the same", async ({ page, context }) => {
  await lateRefusal(page, ["A boat, please."])
  await open(page)
  await expect(field(page, "Message")).toHaveValue("A boat, please.")
  // The draft is there at once; that this tab mends it, a moment later.
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible()
  const other = await context.newPage()
  await open(other)
  await expect(field(other, "Message")).toHaveValue("")
  await field(other, "Message").fill("A house, please.")
  await page.close()
  await other.reload()
  await expect(field(other, "Message")).toHaveValue("A house, please.")
  await expect(other.getByRole("main").getByRole("alert")).toHaveCount(0)
})

test("a page of the network in between, with 200 as well, is no answer of ours", async ({ page }) => {
  await open(page)
  let tries = 0
  await page.route(isSubmission, (route) =>
    tries++ ? route.continue() : route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Sign in</h1>" }),
  )
  const [answer] = await Promise.all([page.waitForResponse((one) => one.status() === 201), send(page, "A kitchen.")])
  expect(tries).toBe(2)
  expect((await answer.json()).success).toBe(true)
})
