/** What an account is entered by: a forgotten password, another one, another address; and whom the login turns away. */
import type { Page } from "@playwright/test"
import { codeAt } from "../../test/totp.ts"
import { confirmSuccess, logInByCookie, logInHere, newEmail, newPassword, tryToLogIn } from "../people.ts"
import { codeField } from "../second-factor.ts"
import { demoPassword, expect, mailTo, test } from "../test.ts"

// Refusals are what these tests are about.
test.use({ allowConsole: /status of (401|403|422)/ })

const sent = "If your email is registered, you will receive password reset instructions shortly."
const spent = "Invalid password reset link. Please request a new password reset."

const resetLink = async (page: Page, email: string) =>
  (await mailTo(page, email, /Set a new password/)).links.find((link) => link.includes("/reset-password"))!

const typeNew = async (page: Page, password: string, again = password) => {
  await page.getByLabel("New password", { exact: true }).fill(password)
  await page.getByLabel("Confirm password", { exact: true }).fill(again)
  await page.getByRole("button", { name: "Set the new password" }).click()
}

test("a forgotten password: from the login by the mail to a new one, and who was signed in is out", async ({
  page,
  customer,
  elsewhere,
}) => {
  const desk = await elsewhere()
  await logInByCookie(desk, customer.email)
  await desk.goto("/user/dashboard")
  await expect(desk.getByRole("heading", { level: 1 })).toBeVisible()

  await page.goto("/login?redirect=%2Fuser%2Fbookings")
  await page.getByRole("link", { name: "Forgot password?" }).click()
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible()
  const send = page.getByRole("button", { name: "Send the link" })
  await expect(async () => {
    await send.click()
    await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription("Email is required", {
      timeout: 1_000,
    })
  }).toPass()
  await page.getByLabel("Email", { exact: true }).fill(customer.email)
  await send.click()
  const notice = page.getByRole("dialog", { name: "Success!" })
  await expect(notice).toContainText(sent)
  // It closes by itself, and what it said stays.
  await expect(notice).toBeHidden()
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: sent })).toBeVisible()

  const link = await resetLink(page, customer.email)
  await page.goto(link)
  await expect(page.locator("form[novalidate]")).toBeVisible()
  await typeNew(page, newPassword, "Courtyard-78")
  await expect(page.getByLabel("Confirm password", { exact: true })).toHaveAccessibleDescription(
    "Passwords do not match",
  )
  await typeNew(page, newPassword)
  await expect(page.getByRole("dialog", { name: "Success!" })).toContainText("Your password has been changed.")
  await page.waitForURL(/\/login\?redirect=/)
  await expect(page.getByLabel("Email or mobile number")).toHaveValue(customer.email)
  await logInHere(page, customer.email, newPassword)
  await page.waitForURL(/\/user\/bookings/)

  await desk.reload()
  await desk.waitForURL(/\/login/)
  await tryToLogIn(desk, customer.email, demoPassword)
  await expect(desk.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/^Login failed\. /)
  const told = await mailTo(page, customer.email, /password was changed/)
  expect(told.text).toContain("Indian time")

  await desk.goto(link)
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("This link does not work")
  await expect(desk.getByRole("alert")).toContainText(spent)
  await desk.getByRole("main").getByRole("link", { name: "Go to Login" }).click()
  await desk.waitForURL(/\/login\?redirect=/)
  await desk.goto("/reset-password?token=x")
  const refused = desk.getByRole("dialog", { name: "Error!" })
  await expect(refused).toContainText(spent)
  await refused.getByRole("button", { name: "Try Again" }).click()
  await desk.waitForURL(/\/login$/)
})

test("a forgotten password is set anew without JavaScript", async ({ page, customer, elsewhere }) => {
  const plain = await elsewhere({ javaScriptEnabled: false })
  await plain.goto("/forgot-password")
  await plain.getByLabel("Email", { exact: true }).fill(customer.email)
  await plain.getByRole("button", { name: "Send the link" }).click()
  await expect(plain.getByRole("status").filter({ hasText: sent })).toBeVisible()
  const link = await resetLink(page, customer.email)
  await plain.goto(link)
  // By it a keeper of passwords knows whose the new one is.
  await expect(plain.locator("form input[autocomplete=username]")).toHaveValue(customer.email)
  await typeNew(plain, newPassword, "Courtyard-78")
  await expect(plain.getByLabel("Confirm password", { exact: true })).toHaveAccessibleDescription(
    "Passwords do not match",
  )
  await expect(plain.getByLabel("New password", { exact: true })).toHaveValue("")
  await typeNew(plain, newPassword)
  await expect(plain.getByText("Your password has been changed.")).toBeVisible()
  await expect(plain.getByRole("link", { name: "Go to Login" })).toBeVisible()
  await plain.goto(link)
  await expect(plain.getByRole("alert")).toContainText(spent)
  await plain.getByRole("link", { name: "Request a new password reset" }).click()
  await expect(plain).toHaveURL(/\/forgot-password$/)

  await page.goto("/login")
  await logInHere(page, customer.email, newPassword)
  await page.waitForURL(/\/user\/dashboard/)
})

/** The ways in of the settings' security, each folded. */
const ways = (page: Page) => page.getByRole("region", { name: "How you log in" }).getByRole("group")
const openPasswordChange = async (page: Page) => {
  await page.goto("/settings?section=security")
  const change = ways(page).filter({ hasText: "Changing it logs out your other devices." })
  await change.locator("summary").click()
  return change
}

test("who has a second factor is asked for its code before the password changes", async ({ page, customer }) => {
  const headers = { authorization: `Bearer ${customer.token}` }
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/auth/second_factor/${path}`, { headers, data })).json()
  const { secret } = await post("enroll", {})
  const { recovery_codes } = await post("verify", { code: codeAt(secret, new Date()) })
  await page.goto("/login")
  await tryToLogIn(page, customer.email)
  await codeField(page).fill(codeAt(secret, new Date(), 1))
  await page.getByRole("button", { name: "Log in" }).click()
  await confirmSuccess(page)
  await page.waitForURL(/\/user\/dashboard/)

  const change = await openPasswordChange(page)
  for (const [label, value] of [
    ["Current password", demoPassword],
    ["New password", newPassword],
    ["Confirm password", newPassword],
  ] as const)
    await change.getByLabel(label, { exact: true }).fill(value)
  const press = () => change.getByRole("button", { name: "Change password" }).click()
  await press()
  await expect(change.getByLabel("Code from your app")).toBeFocused()
  await press()
  await expect(change.getByLabel("Code from your app")).toHaveAccessibleDescription(/Please enter the code/)
  await change.getByRole("button", { name: "Use a recovery code instead" }).click()
  await change.getByLabel("Recovery code").fill(recovery_codes[0])
  await press()
  await expect(change.getByRole("status").filter({ hasText: "has been changed" })).toBeVisible()
  await expect(change.getByLabel("Code from your app")).toHaveCount(0)
})

test("password and email are changed by who is signed in, and this browser stays so", async ({
  page,
  customer,
  elsewhere,
}) => {
  await logInByCookie(page, customer.email)
  const change = await openPasswordChange(page)
  const fill = async (current: string) => {
    await change.getByLabel("Current password", { exact: true }).fill(current)
    await change.getByLabel("New password", { exact: true }).fill(newPassword)
    await change.getByLabel("Confirm password", { exact: true }).fill(newPassword)
    await change.getByRole("button", { name: "Change password" }).click()
  }
  await fill("Not-this-1")
  await expect(change.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(/not your current/)
  await expect(change.getByRole("alert")).toHaveCount(0)
  await fill(demoPassword)
  await expect(change.getByRole("status").filter({ hasText: "has been changed" })).toBeVisible()
  await expect(change.getByLabel("Current password", { exact: true })).toHaveValue("")

  const email = newEmail()
  const move = ways(page).filter({ hasText: "You log in with it" })
  await move.locator("summary").click()
  await move.getByLabel("New email", { exact: true }).fill(email)
  await move.getByLabel("Current password", { exact: true }).fill(newPassword)
  await move.getByRole("button", { name: "Change email" }).click()
  await expect(move.getByRole("status")).toContainText(`We have sent a link to ${email}.`)

  const phone = await elsewhere({ viewport: { width: 390, height: 844 } })
  const mail = await mailTo(page, email, /Confirm your new email/)
  await phone.goto(mail.links.find((link) => link.includes("/confirm-email"))!)
  await expect(phone.getByRole("heading", { name: "Email confirmed" })).toBeVisible()
  await phone.getByRole("link", { name: "Go to Login" }).click()
  await expect(phone.getByLabel("Email or mobile number")).toHaveValue(email)
  await logInHere(phone, email, newPassword)
  await phone.waitForURL(/\/user\/dashboard/)
  await mailTo(page, customer.email, /email of your .+ account was changed/)
  await page.goto("/user/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome")
})

test("whom the login turns away is told why, and what to do", async ({ page, request, people, customer }) => {
  await people.suspend(customer)
  await page.goto("/login")
  const main = page.getByRole("main")
  await tryToLogIn(page, customer.email)
  await expect(main.getByRole("alert")).toContainText("Error! This account is suspended. Please write to")
  await expect(main.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", /^mailto:/)

  const waiting = newEmail()
  const person = { full_name: "Rohan Deshpande", email: waiting, mobile_number: "+919822045678", password: newPassword }
  expect((await request.post("/api/signup/user", { data: person })).status()).toBe(201)
  await tryToLogIn(page, waiting, newPassword)
  await expect(main.getByText("Please activate your account first")).toBeVisible()
  await expect(main.getByRole("alert")).toHaveCount(0)
  await main.getByRole("button", { name: "Send the activation link again" }).click()
  await expect(main.getByText("If this account is waiting to be activated")).toBeVisible()

  const admin = await people.admin()
  await tryToLogIn(page, admin.email)
  await expect(page.getByLabel("Email or mobile number")).toHaveAccessibleDescription(/^User not found\./)
})
