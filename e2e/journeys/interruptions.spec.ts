/** What comes in between: slow answers, lost connections, hasty fingers, other tabs, forbidden storage. */
import type { Page } from "@playwright/test"
import { spoilStorage } from "../bad-storage.ts"
import { bookByCall, bookingDialog, expectBooked, fillBooking, pressBook, rowOf, slotIn } from "../bookings.ts"
import { isHydrated } from "../hydrated.ts"
import { logIn, logInByCookie, sessionOf } from "../people.ts"
import { openFilledDialog } from "../sessions.ts"
import { expect, test } from "../test.ts"

/** Answers of these addresses wait until they are let go. */
const hold = async (page: Page, address: RegExp) => {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    ask()
    await gate
    await route.continue()
  })
  return { letGo, isAsked }
}

test("a booking that is on its way keeps its dialog, and Back does not open it again", async ({
  page,
  customer,
  studio,
}) => {
  const slot = slotIn(80)
  await logInByCookie(page, customer.email)
  await page.goto(studio.dialog.split("?")[0]!)
  await page.getByRole("link", { name: "Book Now" }).first().click()
  await fillBooking(page, slot, "")
  const { letGo, isAsked } = await hold(page, /\/api\/booking\/create/)
  await pressBook(page)
  await isAsked
  const dialog = bookingDialog(page)
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled()
  for (const _ of [1, 2, 3]) await page.keyboard.press("Escape")
  await dialog.getByRole("button", { name: "Close" }).click({ force: true })
  await expect(dialog).toBeVisible()
  letGo()
  await expectBooked(page)
  await expect(rowOf(page, slot)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/providers\/[^?]+$/)
  await expect(dialog).toBeHidden()
})

test.describe("with refusals on purpose", () => {
  test.use({ allowConsole: /Failed to load resource|status of 4|ERR_FAILED/ })

  test("a list that does not load anew stays, with the dialog and what is typed in it", async ({
    page,
    request,
    customer,
    studio,
  }) => {
    const slot = slotIn(81)
    await bookByCall(request, { customer, studio, slot })
    await logInByCookie(page, customer.email)
    await page.goto("/user/bookings")
    await rowOf(page, slot).getByRole("link", { name: "Cancel" }).click()
    const reason = page.getByRole("dialog").getByLabel("Reason")
    await reason.fill("We have moved")
    await page.route("**/api/user/bookings*", (route) => route.abort())
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
    await expect(page.getByText("Failed to load bookings. Please try again later.").first()).toBeVisible()
    await expect(reason).toHaveValue("We have moved")
    // The message stands within the dialog, so that it can be pressed away.
    await page.getByRole("button", { name: "Dismiss message" }).first().click()
    await expect(page.getByText("Failed to load bookings. Please try again later.")).toHaveCount(0)
    await expect(reason).toHaveValue("We have moved")
    // A network that wants a sign-in first answers with a page, and with 200; what it kept away comes by itself.
    await page.unroute("**/api/user/bookings*")
    const portal = { status: 200, contentType: "text/html", body: "<html><h1>Welcome to our Wi-Fi</h1>" }
    await page.route("**/api/**", (route) => route.fulfill(portal))
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
    await expect(page.getByText("Server error occurred").first()).toBeVisible()
    await expect(reason).toHaveValue("We have moved")
    await page.unroute("**/api/**")
    const isBack = page.waitForResponse("**/api/user/bookings*")
    await page.evaluate(() => window.dispatchEvent(new Event("online")))
    expect((await isBack).status()).toBe(200)
  })

  test("a lost connection is said to be that, and another try brings the page back", async ({ page }) => {
    await page.goto("/search?city=Pune")
    await expect(page.getByRole("region", { name: "Results" }).getByRole("listitem")).toHaveCount(12)
    await page.route(/search\.data/, (route) => route.abort())
    await page.getByLabel("Category").selectOption("Architect")
    await expect(page.getByRole("heading", { name: "We could not reach the service" })).toBeVisible()
    await page.unroute(/search\.data/)
    await page.getByRole("button", { name: "Try Again" }).click()
    await expect(page.getByRole("region", { name: "Results" }).getByRole("listitem").first()).toBeVisible()
  })
})

test("a logout that nobody answers is done here at once", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/dashboard")
  const { isAsked } = await hold(page, /\/api\/auth\/logout/)
  await page.getByRole("button", { name: /^Account menu of/ }).click()
  await page.getByRole("button", { name: "Logout" }).click()
  await isAsked
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["logoutOwed"])
  await page.waitForURL(/\/login/)
})

test("a page shows nobody else what it showed one person", async ({ page, context, people, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/dashboard")
  const second = await context.newPage()
  await second.goto("/search")
  const other = await sessionOf(second.request, (await people.dual()).email)
  await second.evaluate(
    ([token, user]) => {
      localStorage.setItem("token", token!)
      localStorage.setItem("user", user!)
    },
    [other.token, JSON.stringify(other.user)],
  )
  await expect(page.getByRole("main")).toContainText(other.user.full_name)
})

test("a double click does away with one notification, and the focus stays in the list", async ({
  page,
  request,
  people,
  customer,
}) => {
  const studio = await people.dual()
  for (const days of [82, 83]) await bookByCall(request, { customer, studio, slot: slotIn(days) })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/notifications")
  const items = page
    .getByRole("region", { name: "Today" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Delete" }) })
  await expect(items.nth(1)).toBeVisible()
  const count = await items.count()
  const box = (await items.first().getByRole("button", { name: "Delete" }).boundingBox())!
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 })
  await expect(items).toHaveCount(count - 1)
  await expect(page.getByText("Notification deleted")).toHaveCount(1)
  await items.first().getByRole("button", { name: "Mark as read" }).press("Enter")
  await expect(items.first().getByRole("button", { name: "Mark as read" })).toBeHidden()
  await expect(items.first().getByRole("link", { name: "View" })).toBeFocused()
})

test("a page that comes without a new document is announced", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/dashboard")
  await isHydrated(page)
  await page.getByRole("link", { name: "My Bookings" }).first().click()
  await expect(page.getByRole("status").filter({ hasText: /^My Bookings · / })).toHaveCount(1)
})

test("where the browser forbids storage, visitors search and read all the same", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException("Forbidden", "SecurityError")
        },
      })
  })
  await page.goto("/search?city=Pune")
  await page.getByLabel("Category").selectOption("Architect")
  await expect(page).toHaveURL(/category=Architect/)
  await page
    .getByRole("link", { name: /^Architect in/ })
    .first()
    .click()
  await page.getByRole("link", { name: "View profile" }).click()
  await page.getByRole("link", { name: "Book Now" }).first().click()
  await expect(bookingDialog(page)).toBeVisible()
})

test("where the browser's storage is full, who logs in is in, and stays in over a reload", async ({
  page,
  customer,
}) => {
  await spoilStorage(page.context(), "full")
  await logIn(page, customer.email)
  const mine = page.getByRole("link", { name: "My Bookings" }).first()
  await expect(mine).toBeVisible()
  await page.reload()
  await expect(mine).toBeVisible()
})

test("the screen after booking is there already when the connection is lost in between", async ({
  page,
  customer,
  studio,
}) => {
  const slot = slotIn(68)
  await openFilledDialog(page, { customer, studio, slot })
  await page.waitForFunction(isFetchedAhead)
  const asked: string[] = []
  await page.route(/\/assets\//, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await pressBook(page)
  await expectBooked(page)
  await expect(rowOf(page, slot)).toHaveCount(1)
  expect(asked.filter((url) => url.endsWith(".js"))).toEqual([])
})

/** The code of the page that follows, which the open dialog has asked for. */
const isFetchedAhead = () => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href)
  const hasCome = (url: string) => performance.getEntriesByName(url).length > 0
  return links.some((url) => url.includes("my-bookings")) && links.every(hasCome)
}
