/** A session that is over: it is said, then the login page comes, and the way back leads to where the person was. */
import type { Page } from "@playwright/test"
import {
  type BookingInput,
  bookByCall,
  bookingDialog,
  expectBooked,
  pressBook,
  rowOf,
  slotIn,
  timeField,
} from "../bookings.ts"
import { logInByCookie, logInHere, logOut } from "../people.ts"
import { endSession, notes, openFilledDialog, spoilToken } from "../sessions.ts"
import { expect, test } from "../test.ts"

// Refused tokens are what these tests are about.
test.use({ allowConsole: /status of 401/ })

/** The login page, then the form as it was left, then the booking, once. */
const goOnAfterLogin = async (page: Page, { customer, slot }: Pick<BookingInput, "customer" | "slot">) => {
  await page.waitForURL(/\/login\?redirect=/)
  await logInHere(page, customer.email)
  await page.waitForURL(/\/providers\/.*book=/)
  await expect(bookingDialog(page).getByLabel("Notes")).toHaveValue(notes)
  await expect(timeField(page)).toHaveValue(slot.time)
  await pressBook(page)
  await expectBooked(page)
  await expect(rowOf(page, slot)).toHaveCount(1)
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
  await goOnAfterLogin(page, { customer, slot })
})

test("a session ended on another device: said, then the login page, then back at the form as it was", async ({
  page,
  customer,
  studio,
  request,
}) => {
  const slot = slotIn(64)
  await openFilledDialog(page, { customer, studio, slot })
  await endSession(page, request)

  const said = bookingDialog(page).getByText("Your session has expired. Please log in again.").waitFor()
  await pressBook(page)
  await said
  await goOnAfterLogin(page, { customer, slot })
})

test("what was typed goes with the person who logs out, and stays a visitor's on the way to the login", async ({
  page,
  customer,
  studio,
}) => {
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const slot = slotIn(68)
  await openFilledDialog(page, { customer, studio, slot })
  expect(await kept()).toContain(notes)
  await page.goto("/user/dashboard")
  await logOut(page)
  expect(await kept()).not.toContain(notes)

  await page.goto(studio.dialog)
  await bookingDialog(page).getByLabel("Notes").fill(notes)
  await expect.poll(kept).toContain(notes)
  await page.goto(`/login?redirect=${encodeURIComponent(studio.dialog)}`)
  await logInHere(page, customer.email)
  await page.waitForURL(/\/providers\/.*book=/)
  await expect(bookingDialog(page).getByLabel("Notes")).toHaveValue(notes)
})

test("a list that loses its session says so and comes back to the same filter", async ({
  page,
  customer,
  studio,
  request,
}) => {
  await bookByCall(request, { customer, studio, slot: slotIn(65) })
  await logInByCookie(page, customer.email)
  await page.goto("/user/bookings?status=pending")
  await expect(page.getByRole("row").nth(1)).toBeVisible()
  await endSession(page, request)
  const said = page.getByText("Authentication expired. Please log in again.").waitFor()
  await page.getByRole("combobox", { name: "Status" }).selectOption("Cancelled")
  await said
  await page.waitForURL(/\/login\?redirect=/)
  await logInHere(page, customer.email)
  await page.waitForURL(/\/user\/bookings\?status=cancelled/)
})

/** By the page's own clock: on a busy machine the test itself notices it late. */
const whenSaid = (sentence: string) =>
  new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(sentence)) return
      observer.disconnect()
      resolve(Date.now())
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })

test("a session that has ended is told to who presses a button, before the login page comes", async ({
  page,
  customer,
  studio,
  request,
}) => {
  const slot = slotIn(66)
  await bookByCall(request, { customer, studio, slot })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/bookings")
  const confirm = rowOf(page, slot).getByRole("button", { name: "Confirm" })
  await expect(confirm).toBeVisible()
  await endSession(page, request)

  const said = page.evaluate(whenSaid, "Authentication expired. Please log in again.")
  await confirm.click()
  const saidAt = await said
  await page.waitForURL(/\/login\?redirect=%2Fprovider%2Fbookings/)
  expect(Date.now() - saidAt, "time to read it").toBeGreaterThan(1000)
  await expect(page.getByText("Your session has ended. Log in to go on where you were.")).toBeVisible()
  await logInHere(page, studio.email)
  await page.waitForURL(/\/provider\/bookings$/)
  await expect(rowOf(page, slot)).toContainText("Pending")
})

test("a dialog tells it too, and so does a page whose token was about to run out", async ({
  page,
  customer,
  studio,
  request,
}) => {
  const slot = slotIn(67)
  await bookByCall(request, { customer, studio, slot })
  await logInByCookie(page, customer.email)
  await page.goto("/user/bookings")
  await rowOf(page, slot).getByRole("link", { name: "Cancel" }).click()
  const dialog = page.getByRole("dialog", { name: "Cancel this booking?" })
  const cancel = dialog.getByRole("button", { name: "Cancel booking" })
  await expect(cancel).toBeVisible()
  await endSession(page, request)
  const refusal = dialog.getByRole("alert").filter({ hasText: "Error! Authentication expired. Please log in again." })
  const said = refusal.waitFor()
  await cancel.click()
  await said
  await page.waitForURL(/\/login\?redirect=/)
  await logInHere(page, customer.email)
  await page.waitForURL(/\/user\/bookings\?cancel=/)

  await expect(cancel).toBeVisible()
  await endSession(page, request)
  await spoilToken(page, "expired")
  const saidAgain = page.getByText("Authentication expired. Please log in again.").first().waitFor()
  await cancel.click()
  await saidAgain
  await page.waitForURL(/\/login\?redirect=/)
})

test("logging out in one tab closes the other", async ({ page, context, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/dashboard")
  const second = await context.newPage()
  await second.goto("/user/bookings")
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible()
  const said = second.getByText("Authentication expired. Please log in again.").waitFor()
  await logOut(page)
  await said
  await second.waitForURL((url) => url.pathname === "/login")
  expect(new URL(second.url()).searchParams.get("redirect")).toBe("/user/bookings")
})
