import type { Page } from "@playwright/test"
import {
  bookByCall,
  bookingDialog,
  expectBooked,
  fillBooking,
  pressBook,
  rowOf,
  slotIn,
  type Wish,
} from "../bookings.ts"
import { comeIn, logInHere, logOut } from "../people.ts"
import { type Elsewhere, expect, logIn, test } from "../test.ts"

// Refused tokens are what these tests are about.
test.use({ allowConsole: /status of 401/ })

const notes = "The balcony first, please."

/** The stored token as it will be in an hour, or with another signature, or not there any more. */
const spoilToken = (page: Page, how: "expired" | "forged" | "lost") =>
  page.evaluate((way) => {
    if (way === "lost") return localStorage.removeItem("token")
    const [head, payload, signature] = localStorage.getItem("token")!.split(".") as [string, string, string]
    const claims = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")))
    const old = btoa(JSON.stringify({ ...claims, exp: claims.iat - 60 })).replace(/=+$/, "")
    const token = way === "expired" ? [head, old, signature] : [head, payload, [...signature].reverse().join("")]
    localStorage.setItem("token", token.join("."))
  }, how)

/** Logs the same session out in another browser: this one learns of it from the server. */
const endSession = async (page: Page, elsewhere: Elsewhere) => {
  const twin = await elsewhere({ storageState: await page.context().storageState() })
  await twin.goto("/dashboard")
  await logOut(twin)
}

const openFilledDialog = async (page: Page, { customer, studio, slot }: Wish) => {
  await comeIn(page, customer.email)
  await page.goto(studio.dialog)
  await fillBooking(page, slot, notes)
}

for (const [how, days] of [
  ["expired", 60],
  ["forged", 61],
  ["lost", 62],
] as const) {
  test(`a token that is ${how} in mid-form is renewed unseen, and the booking goes through`, async ({
    page,
    customer,
    studio,
  }) => {
    const slot = slotIn(days)
    await openFilledDialog(page, { customer, studio, slot })
    const visited: string[] = []
    page.on("framenavigated", (frame) => visited.push(frame.url()))
    await spoilToken(page, how)
    await pressBook(page)
    await expectBooked(page)
    await expect(rowOf(page, slot)).toContainText("Pending")
    expect(visited.filter((url) => url.includes("/login"))).toEqual([])
  })
}

test("logged out in another tab in mid-form: said, then the login page, then back at the form as it was", async ({
  page,
  context,
  customer,
  studio,
}) => {
  const slot = slotIn(63)
  await openFilledDialog(page, { customer, studio, slot })
  const second = await context.newPage()
  await second.goto("/user/dashboard")
  await logOut(second)
  const said = page.getByText("Authentication token not found. Please log in again.").waitFor()
  await pressBook(page)
  await said
  await page.waitForURL(/\/login\?redirect=/)
  await logInHere(page, customer.email)
  await page.waitForURL(/\/providers\/.*book=/)
  await expect(bookingDialog(page).getByLabel("Notes")).toHaveValue(notes)
  await pressBook(page)
  await expectBooked(page)
  await expect(rowOf(page, slot)).toHaveCount(1)
})

test("a session ended on another device: said, then the login page, then back at the form as it was", async ({
  page,
  customer,
  studio,
  elsewhere,
}) => {
  const slot = slotIn(64)
  await openFilledDialog(page, { customer, studio, slot })
  await endSession(page, elsewhere)

  const said = bookingDialog(page).getByText("Your session has expired. Please log in again.").waitFor()
  await pressBook(page)
  await said
  await page.waitForURL(/\/login\?redirect=/)
  await logInHere(page, customer.email)
  await page.waitForURL(/\/providers\/.*book=/)
  await expect(bookingDialog(page).getByLabel("Notes")).toHaveValue(notes)
  await expect(bookingDialog(page).getByLabel("Time")).toHaveValue(slot.time)
  await pressBook(page)
  await expectBooked(page)
  await expect(rowOf(page, slot)).toHaveCount(1)
})

test("a list that loses its session says so and comes back to the same filter", async ({
  page,
  request,
  customer,
  studio,
  elsewhere,
}) => {
  await bookByCall(request, { customer, studio, slot: slotIn(65) })
  await comeIn(page, customer.email)
  await page.goto("/user/bookings?status=pending")
  await expect(page.getByRole("row").nth(1)).toBeVisible()
  await endSession(page, elsewhere)
  const said = page.getByText("Authentication expired. Please log in again.").waitFor()
  await page.getByRole("combobox", { name: "Status" }).selectOption("Cancelled")
  await said
  await page.waitForURL(/\/login\?redirect=/)
  await logInHere(page, customer.email)
  await page.waitForURL(/\/user\/bookings\?status=cancelled/)
})

test("a session that has ended is told to who presses a button, before the login page comes", async ({
  page,
  request,
  customer,
  studio,
  elsewhere,
}) => {
  const slot = slotIn(66)
  await bookByCall(request, { customer, studio, slot })
  await comeIn(page, studio.email)
  await page.goto("/provider/bookings")
  const confirm = rowOf(page, slot).getByRole("button", { name: "Confirm" })
  await expect(confirm).toBeVisible()
  await endSession(page, elsewhere)

  const said = page.getByText("Authentication expired. Please log in again.").waitFor()
  await confirm.click()
  await said
  const saidAt = Date.now()
  await page.waitForURL(/\/login\?redirect=%2Fprovider%2Fbookings/)
  expect(Date.now() - saidAt, "time to read it").toBeGreaterThan(1000)
  await expect(page.getByText("Your session has ended. Log in to go on where you were.")).toBeVisible()
  await logInHere(page, studio.email)
  await page.waitForURL(/\/provider\/bookings$/)
  await expect(rowOf(page, slot)).toContainText("Pending")
})

test("a dialog tells it too, and so does a page whose token was about to run out", async ({
  page,
  request,
  customer,
  studio,
  elsewhere,
}) => {
  const slot = slotIn(67)
  await bookByCall(request, { customer, studio, slot })
  await comeIn(page, customer.email)
  await page.goto("/user/bookings")
  await endSession(page, elsewhere)
  await rowOf(page, slot).getByRole("link", { name: "Cancel" }).click()
  const dialog = page.getByRole("dialog", { name: "Cancel this booking?" })
  const refusal = dialog.getByRole("alert").filter({ hasText: "Error! Authentication expired. Please log in again." })
  const said = refusal.waitFor()
  await dialog.getByRole("button", { name: "Cancel booking" }).click()
  await said
  await page.waitForURL(/\/login\?redirect=/)
  await logInHere(page, customer.email)
  await page.waitForURL(/\/user\/bookings\?cancel=/)

  await endSession(page, elsewhere)
  await spoilToken(page, "expired")
  const saidAgain = page.getByText("Authentication expired. Please log in again.").first().waitFor()
  await dialog.getByRole("button", { name: "Cancel booking" }).click()
  await saidAgain
  await page.waitForURL(/\/login\?redirect=/)
})

test("logging out in one tab closes the other", async ({ page, context, customer }) => {
  await comeIn(page, customer.email)
  const second = await context.newPage()
  await second.goto("/user/bookings")
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible()
  const said = second.getByText("Authentication expired. Please log in again.").waitFor()
  await logOut(page)
  await said
  await second.waitForURL((url) => url.pathname === "/login")
  expect(new URL(second.url()).searchParams.get("redirect")).toBe("/user/bookings")
})

test("two tabs with an expired token renew it once", async ({ page, context, request, customer, studio }) => {
  await bookByCall(request, { customer, studio, slot: slotIn(66) })
  await comeIn(page, customer.email)
  const second = await context.newPage()
  await second.goto("/user/dashboard")
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible()
  const renewals: string[] = []
  context.on("request", (sent) => sent.url().endsWith("/auth/refresh") && renewals.push(sent.url()))
  await spoilToken(page, "expired")
  await Promise.all(
    [page, second].map(async (tab) => {
      await tab.getByRole("link", { name: "My Bookings" }).first().click()
      await expect(tab.getByRole("heading", { name: "Your Bookings" })).toBeVisible()
      await expect(tab.getByRole("row").nth(1)).toBeVisible()
    }),
  )
  expect(renewals).toHaveLength(1)
})

test("the areas open only to those they are for", async ({ page, customer, studio, elsewhere }) => {
  await page.goto("/user/bookings?status=pending")
  await page.waitForURL(/\/login/)
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/user/bookings?status=pending")
  await logInHere(page, customer.email)
  await page.waitForURL(/\/user\/bookings\?status=pending/)

  await page.goto("/provider/bookings")
  await page.waitForURL(/\/user\/dashboard/)
  for (const path of ["/login", "/register"]) {
    await page.goto(path)
    await page.waitForURL(/\/user\/dashboard/)
  }

  const desk = await elsewhere()
  await logIn(desk, studio.email)
  await desk.goto("/user/bookings")
  await desk.waitForURL(/\/provider\/dashboard/)
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
