/** What people write to us arrives once, whatever happens on the way, and the thanks are true (docs/decisions/0032). */
import type { Page } from "@playwright/test"
import { logInByCookie, newEmail } from "../people.ts"
import { expect, test } from "../test.ts"

const message = "We would like a kitchen in Kothrud, and wonder how you check the papers."
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
const write = async (page: Page, email: string) => {
  await field(page, "Name").fill("Asha Kulkarni")
  await field(page, "Email").fill(email)
  await page.getByLabel("Subject").selectOption("Services")
  await field(page, "Message").fill(message)
}
/** Before it is awake the browser would answer, and the page take the form. */
const open = async (page: Page) => {
  await page.goto("/contact")
  await expect(page.locator("main form[novalidate]")).toBeVisible()
}
const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click()
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you for your message" })
const later = (page: Page) => page.getByText("We'll send it as soon as you're back online")
const reference = async (page: Page) => /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await page.getByRole("main").innerText())![0]
const isSubmission = (url: URL) => url.pathname === "/api/contact/submit"

test("a message is sent, thanked for and named by a number; with a wrong field nothing is lost", async ({ page }) => {
  await open(page)
  await write(page, "asha")
  await send(page)
  await expect(field(page, "Email")).toHaveAccessibleDescription(/valid email/)
  await expect(field(page, "Message")).toHaveValue(message)
  await field(page, "Email").fill(newEmail())
  const [request] = await Promise.all([page.waitForRequest((one) => isSubmission(new URL(one.url()))), send(page)])
  await expect(thanks(page)).toBeFocused()
  expect(request.postDataJSON()).toMatchObject({ subject: "services", message, source: "contact_page", trap: "" })
  expect(request.headers()["idempotency-key"]).toBeTruthy()
  expect(await reference(page)).toBeTruthy()
  await expect(later(page)).toHaveCount(0)
  await page.getByRole("button", { name: "Send another message" }).click()
  await expect(field(page, "Message")).toHaveValue("")
})

test("whoever is signed in, it goes out in nobody's name: by the time it does, that may be somebody else", async ({
  page,
  customer,
}) => {
  await logInByCookie(page, customer.email)
  await open(page)
  await expect(field(page, "Email")).toHaveValue(customer.email)
  await write(page, customer.email)
  const [request] = await Promise.all([page.waitForRequest((one) => isSubmission(new URL(one.url()))), send(page)])
  expect(request.headers()).not.toHaveProperty("authorization")
  await expect(thanks(page)).toBeVisible()
})

test.describe("on a line that fails", () => {
  test.use({
    allowConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED|status of (422|429|503)/,
    // The worker would send past the routes of these pages.
    serviceWorkers: "block",
  })

  test("what is sent without a connection is kept over a reload, and sent once when it is back", async ({
    page,
    context,
  }) => {
    await open(page)
    await write(page, newEmail())
    const keys: (string | undefined)[] = []
    page.on("request", (one) => {
      if (isSubmission(new URL(one.url()))) keys.push(one.headers()["idempotency-key"])
    })
    await context.setOffline(true)
    await send(page)
    await expect(thanks(page)).toBeVisible()
    await expect(later(page)).toBeVisible()
    // What was promised stays so.
    await expect(page.getByText("We reply within 24 hours, Monday to Friday.").first()).toBeVisible()
    const answered = page.waitForResponse((one) => isSubmission(new URL(one.url())) && one.status() === 201)
    await context.setOffline(false)
    await answered
    await expect(later(page)).toHaveCount(0)
    expect(new Set(keys).size).toBe(1)
  })

  test("what a closed tab has left is sent on the next visit, to any page", async ({ page, context }) => {
    await open(page)
    await write(page, newEmail())
    await page.route(isSubmission, (route) => route.abort())
    await send(page)
    await expect(later(page)).toBeVisible()
    await page.close()
    const next = await context.newPage()
    await next.route(isSubmission, (route) => route.abort())
    await next.goto("/")
    // Also there it is seen that it waits, and it can be sent at once.
    await expect(next.getByText(/^Not sent yet: “/)).toBeVisible()
    await next.unroute(isSubmission)
    const answered = next.waitForResponse((one) => isSubmission(new URL(one.url())))
    await next.getByRole("button", { name: "Send now" }).click()
    expect((await answered).status()).toBe(201)
    await expect(next.getByText(/^Not sent yet: “/)).toHaveCount(0)
    await expect.poll(() => next.evaluate(() => localStorage.getItem("unsent"))).toBeNull()
  })

  test("where the server has no time it is said to be kept, and it is sent when it has", async ({ page }) => {
    await open(page)
    await write(page, newEmail())
    let tries = 0
    await page.route(isSubmission, (route) =>
      tries++
        ? route.continue()
        : route.fulfill({ status: 429, json: { success: false, message: "", retry_after: 2 } }),
    )
    await send(page)
    await expect(thanks(page)).toBeVisible()
    // Who is online is not told that they are not.
    await expect(page.getByText("Our server is busy just now. We'll send it again in a moment.")).toBeVisible()
    await expect(later(page)).toHaveCount(0)
    await expect(page.getByText("It has not reached our server yet.")).toHaveCount(0)
    expect(tries).toBe(2)
  })

  test("an answer that is lost on its way back makes no second one", async ({ page }) => {
    await open(page)
    await write(page, newEmail())
    const ids: string[] = []
    await page.route(isSubmission, async (route) => {
      const answer = await route.fetch()
      ids.push((await answer.json()).id)
      if (ids.length === 1) return route.abort()
      return route.fulfill({ response: answer })
    })
    await send(page)
    await expect(thanks(page)).toBeVisible()
    await expect.poll(() => ids.length).toBe(2)
    expect(ids[0]).toBe(ids[1])
  })

  test("where the server is away for a while, it is tried again; what it refuses later comes back into the form", async ({
    page,
  }) => {
    await open(page)
    await write(page, newEmail())
    let tries = 0
    await page.route(isSubmission, (route) => {
      tries++
      const [status, code] = tries < 3 ? [503, "unavailable"] : [422, "invalid"]
      return route.fulfill({ status, json: { success: false, message: "That subject is closed.", code } })
    })
    await send(page)
    await expect(page.getByText("Our server is busy just now.")).toBeVisible()
    await expect.poll(() => tries).toBe(3)
    await page.unroute(isSubmission)
    await page.reload()
    await expect(page.getByRole("alert")).toContainText("That subject is closed.")
    await expect(field(page, "Message")).toHaveValue(message)
    await send(page)
    await expect(thanks(page)).toBeVisible()
  })

  test("where another tab holds the outbox and does not let go, nothing counts as kept", async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto("/about")
    const hold = () =>
      new Promise<void>((held) => {
        void navigator.locks.request("outbox-store", () => {
          held()
          return new Promise(() => undefined)
        })
      })
    await other.evaluate(hold)
    await open(page)
    await write(page, newEmail())
    await page.route(isSubmission, (route) => route.abort())
    await send(page)
    await expect(page.getByRole("alert")).toContainText("this browser keeps nothing for us")
    await other.close()
    await page.unroute(isSubmission)
    await send(page)
    await expect(thanks(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem("unsent"))).toBeNull()
  })

  test("where the browser keeps nothing, thanks are given for what has arrived alone", async ({ elsewhere }) => {
    const page = await elsewhere()
    await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }))
    await open(page)
    await write(page, newEmail())
    await page.route(isSubmission, (route) => route.abort())
    await send(page)
    await expect(page.getByRole("alert")).toContainText("this browser keeps nothing for us")
    await expect(field(page, "Message")).toHaveValue(message)
    await page.unroute(isSubmission)
    await send(page)
    await expect(thanks(page)).toBeVisible()
  })
})

test.describe("without JavaScript", () => {
  test.use({ allowConsole: /status of 422/ })

  test("the page takes the form, says what is wrong and loses nothing", async ({ elsewhere }) => {
    const page = await elsewhere({ javaScriptEnabled: false })
    await page.goto("/contact")
    await page.getByText("What does it cost to book a professional?").click()
    await expect(page.getByText("no platform fee")).toBeVisible()
    await write(page, newEmail())
    await field(page, "Name").fill("See www.example.com")
    await send(page)
    await expect(field(page, "Name")).toHaveAccessibleDescription(/plain text/)
    await expect(field(page, "Message")).toHaveValue(message)
    await field(page, "Name").fill("Asha Kulkarni")
    await send(page)
    await expect(thanks(page)).toBeVisible()
  })
})
