/** What is refused is told where it can be mended, and never in front of it. */
import type { APIRequestContext } from "@playwright/test"
import { bookByCall, bookingDialog, rowOf, slotIn } from "../bookings.ts"
import { logInByCookie, logInHere, newEmail, newPassword, tryToLogIn } from "../people.ts"
import { demoPassword, expect, test } from "../test.ts"

// Refusals, and a call that does not arrive, are what these tests are about.
test.use({ allowConsole: /status of (409|422|429)|net::ERR_FAILED/ })

test("a refused login is told in the form, at what has to be mended", async ({ page, customer }) => {
  await page.goto("/login")
  const name = page.getByLabel("Email or mobile number")
  const password = page.getByLabel("Password", { exact: true })
  const alert = page.getByRole("main").getByRole("alert")
  await page.getByRole("button", { name: "Log in", exact: true }).click()
  await expect(name).toHaveAccessibleDescription("Email or mobile number is required")
  await expect(password).toHaveAccessibleDescription("Password is required")
  await expect(name).toBeFocused()

  await tryToLogIn(page, newEmail(), "Not-this-1")
  await expect(name).toHaveAccessibleDescription(/^User not found\. /)
  await expect(name).toBeFocused()
  await expect(alert, "one mistake is said once").toHaveCount(0)

  await tryToLogIn(page, customer.email, "Not-this-1")
  await expect(password).toHaveAccessibleDescription(
    "Login failed. Please check your email or mobile number and your password.",
  )
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(name).toHaveValue(customer.email)
  await expect(password).toBeFocused()
  // All of it is selected: what is typed next takes its place.
  await page.keyboard.type(demoPassword)
  await expect(password).toHaveValue(demoPassword)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Success!" })).toContainText("Login successful!")
  await page.waitForURL(/\/user\/dashboard/)
})

test("too many wrong passwords: said in the form, with the wait", async ({ page, customer }) => {
  const message = "Too many failed attempts. Please try again in 3 minutes."
  const body = JSON.stringify({ success: false, code: "too_many", message, retry_after: 130 })
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ status: 429, contentType: "application/json", headers: { "retry-after": "130" }, body }),
  )
  await page.goto("/login")
  await tryToLogIn(page, customer.email)
  const alert = page.getByRole("main").getByRole("alert")
  await expect(alert).toHaveText(`Error! ${message}`)
})

test("a sign-up that did not go through is told in the form, and nothing typed is lost", async ({ page, customer }) => {
  await page.goto("/register?type=customer")
  const alert = page.getByRole("main").getByRole("alert")
  const press = () => page.getByRole("button", { name: "Create account" }).click()
  // Before the page has woken up the browser itself says what is missing.
  await expect(async () => {
    await press()
    await expect(alert).toHaveText("Error! Please fix the errors in the form before submitting", { timeout: 1_000 })
  }).toPass()
  await expect(page.getByLabel("Full name")).toBeFocused()

  await page.getByLabel("Full name").fill("Rohan Deshpande")
  await expect(alert, "of what was sent, not of what stands there now").toHaveCount(0)
  // As where the look-up had no answer: the sign-up itself is refused.
  await page.route("**/api/check_email", (route) => route.abort())
  await page.getByLabel("Email", { exact: true }).fill(customer.email)
  await page.getByLabel("Mobile number").fill("+91 98220 45678")
  await page.getByLabel("Password", { exact: true }).fill(newPassword)
  await press()
  await page.getByRole("button", { name: "Use another email" }).click()
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused()
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
    /^An account with this email already exists/,
  )
  await expect(alert, "one mistake is said once").toHaveCount(0)

  await page.getByLabel("Email", { exact: true }).fill(newEmail())
  await page.route("**/api/signup/user", (route) => route.abort())
  await press()
  await expect(alert).toContainText("Error! No response received from server. Please check your connection")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(newPassword)
})

test("who cannot book is told when the dialog opens, with the way out", async ({
  page,
  people,
  customer,
  studio,
  elsewhere,
}) => {
  const other = await people.professional()
  await logInByCookie(page, studio.email)
  await page.goto(studio.dialog)
  await expect(bookingDialog(page)).toContainText("This is your own profile.")
  await expect(bookingDialog(page).getByLabel("Notes")).toHaveCount(0)
  await bookingDialog(page).getByRole("link", { name: "Go to your bookings" }).click()
  await page.waitForURL(/\/provider\/bookings/)

  await page.goto(other.dialog)
  await expect(bookingDialog(page)).toContainText("You are logged in as a professional")
  await bookingDialog(page).getByRole("button", { name: "Use another account" }).click()
  await page.waitForURL(/\/login\?redirect=/)
  await logInHere(page, customer.email)
  await page.waitForURL(/\/providers\/.*book=/)
  await expect(bookingDialog(page).getByRole("radio").first()).toBeVisible()

  const admin = await elsewhere()
  await admin.goto("/admin/login")
  const password = admin.getByLabel("Password", { exact: true })
  await admin.getByLabel("Email").fill((await people.admin()).email)
  await password.fill("Not-this-1")
  await admin.getByRole("button", { name: "Log in", exact: true }).click()
  await expect(admin.getByRole("main").getByRole("alert")).toHaveText("Error! Invalid admin credentials")
  await expect(password).toBeFocused()
  await admin.keyboard.type(demoPassword)
  await admin.keyboard.press("Enter")
  await expect(admin.getByRole("main").getByRole("status")).toContainText("Login successful!")
  await admin.goto(studio.dialog)
  await expect(bookingDialog(admin)).toContainText("administrators do not book")
})

test("a professional who wants to book adds the customer side on the way, and is back where they were", async ({
  page,
  people,
  studio,
}) => {
  const other = await people.professional()
  await logInByCookie(page, studio.email)
  await page.goto(other.dialog)
  await bookingDialog(page).getByRole("link", { name: "Add the customer side" }).click()
  await page.waitForURL(/\/provider\/profile\?redirect=/)
  const add = page.getByRole("button", { name: "Add the customer side" })
  await expect(add).toBeInViewport()
  await add.click()
  await page.waitForURL(/\/providers\/.*book=/)
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("The customer side has been added")
  await expect(bookingDialog(page).getByRole("radio").first()).toBeVisible()
})

test("what a booking cannot become any more is told once: in the dialog, or as a message where there is none", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const slots = [slotIn(43, "10:00"), slotIn(43, "12:00")] as const
  const first = await bookByCall(request, { customer, studio, slot: slots[0] })
  const second = await bookByCall(request, { customer, studio, slot: slots[1] })
  // A page that has not heard of it: the others take the buttons away as it happens.
  await page.route("**/api/events*", (route) => route.abort())
  await logInByCookie(page, studio.email)
  await page.goto("/provider/bookings")
  const messages = page.getByRole("region", { name: "Messages" })
  const declining = page.getByRole("dialog", { name: "Decline this request?" })

  await rowOf(page, slots[0]).getByRole("link", { name: "Decline" }).click()
  await declining.getByLabel("Reason").fill("On site that day.")
  await withdraw(request, first)
  await declining.getByRole("button", { name: "Decline request" }).click()
  await expect(declining.getByRole("alert")).toHaveText("Error! This booking is already cancelled.")
  // The list behind is loaded anew, and the dialog is still there with what was typed.
  await expect(rowOf(page, slots[0])).toContainText("Cancelled")
  await expect(declining.getByRole("alert")).toBeVisible()
  await expect(declining.getByLabel("Reason")).toHaveValue("On site that day.")
  await expect(messages.getByRole("alert")).toHaveCount(0)
  await declining.getByRole("button", { name: "Keep the request" }).click()

  await withdraw(request, second)
  await rowOf(page, slots[1]).getByRole("button", { name: "Confirm" }).click()
  await expect(messages.getByRole("alert")).toContainText("cancelled")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(rowOf(page, slots[1])).toContainText("Cancelled")
})

/** Their customer is quicker. */
const withdraw = async (request: APIRequestContext, { id, token }: { id: string; token: string }) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post(`/api/user/bookings/${id}/cancel`, { data: {}, headers })
  expect(answer.status()).toBe(200)
}
