/** The administrator's door and the second factor, with an authenticator app of the test's own. */
import { codeAt } from "../../test/totp.ts"
import { accessibilityFaults } from "../accessibility.ts"
import { confirmSuccess, logInByCookie, logInHere, signUpHere, tryToLogIn } from "../people.ts"
import { codeField, fillAdminLogin, setUp } from "../second-factor.ts"
import { demoPassword, expect, mailTo, test } from "../test.ts"

// Refused passwords and codes are what these tests are about.
test.use({ allowConsole: /status of (403|422)/ })

test("an administrator with a second factor: the code after the password, a stolen one refused, a recovery code", async ({
  page,
  people,
  elsewhere,
}) => {
  const { email } = await people.admin()
  await page.goto("/admin/dashboard")
  await page.waitForURL(/\/admin\/login\?redirect=%2Fadmin%2Fdashboard/)
  await fillAdminLogin(page, email)
  await page.waitForURL(/\/admin\/dashboard$/)
  await page.goto("/admin/account")
  await page.getByRole("button", { name: "Set it up" }).click()
  const { secret, codes } = await setUp(page)
  await page.getByRole("button", { name: "I have saved them" }).click()
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible()
  await mailTo(page, email, /second factor is on/)
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click()
  await page.waitForURL(/\/admin\/login/)

  await fillAdminLogin(page, email)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your code")
  await expect(page.getByRole("region", { name: "Enter your code" })).toContainText(`log in as ${email}`)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(codeField(page)).toBeFocused()
  // The code that set it up is used; that of the next half minute is taken already, for clocks differ.
  const code = codeAt(secret, new Date(), 1)
  await codeField(page).fill(code)
  await page.getByRole("button", { name: "Log in" }).click()
  await confirmSuccess(page)
  await page.waitForURL(/\/admin\/dashboard$/)

  const thief = await elsewhere()
  await thief.goto("/admin/login")
  await fillAdminLogin(thief, email)
  await codeField(thief).fill(code)
  await thief.getByRole("button", { name: "Log in" }).click()
  await expect(thief.getByRole("paragraph").filter({ hasText: "not right, or was used already" })).toBeVisible()
  expect(new URL(thief.url()).pathname).toBe("/admin/login")

  const phoneLost = await elsewhere()
  await phoneLost.goto("/admin/login")
  await fillAdminLogin(phoneLost, email)
  await phoneLost.getByRole("button", { name: "Use a recovery code instead" }).click()
  await phoneLost.getByLabel("Recovery code").fill(codes[0]!.toUpperCase())
  await phoneLost.getByRole("button", { name: "Log in" }).click()
  await confirmSuccess(phoneLost)
  await phoneLost.waitForURL(/\/admin\/dashboard$/)
  await mailTo(page, email, /recovery code was used/, /9 are left/)
})

test("who is nothing but an administrator is nobody at the login, and in a customer's session no admin page opens", async ({
  page,
  people,
  customer,
  elsewhere,
}) => {
  const { email } = await people.admin()
  await page.goto("/login")
  await tryToLogIn(page, email)
  await expect(page.getByText("User not found.")).toBeVisible()

  const other = await elsewhere()
  await logInByCookie(other, customer.email)
  await other.goto("/admin/dashboard")
  await other.waitForURL(/\/user\/dashboard/)
})

test("a sign-in of long ago confirms itself before it changes who can come in, and the act goes on", async ({
  page,
  people,
}) => {
  const { email, account_id } = await people.admin()
  await page.goto("/admin/login")
  await fillAdminLogin(page, email)
  await confirmSuccess(page)
  await page.waitForURL(/\/admin\/dashboard$/)
  await page.goto("/admin/account")
  await people.ageSessions(account_id)
  const start = page.getByRole("button", { name: "Set it up" })
  const ask = page.getByRole("dialog", { name: "Confirm it is you" })

  await start.click()
  await ask.getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByRole("alert")).toContainText("Please confirm that this is you")

  await start.click()
  await ask.getByLabel("Password", { exact: true }).fill("not the password")
  await ask.getByRole("button", { name: "Confirm" }).click()
  await expect(ask.getByText("This is not your current password.")).toBeVisible()
  await ask.getByLabel("Password", { exact: true }).fill(demoPassword)
  await ask.getByRole("button", { name: "Confirm" }).click()
  const { secret } = await setUp(page)
  await page.getByRole("button", { name: "I have saved them" }).click()

  await people.ageSessions(account_id)
  await page.getByRole("button", { name: "Switch off" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click()
  await ask.getByLabel("Password", { exact: true }).fill(demoPassword)
  await ask.getByRole("button", { name: "Confirm" }).click()
  await ask.getByLabel("Code from your app").fill(codeAt(secret, new Date(), 1))
  await ask.getByRole("button", { name: "Confirm" }).click()
  await expect(page.getByText("Your second factor is off.")).toBeVisible()
  await expect(start).toBeVisible()
})

test("a customer's login keeps what was typed while it asks for the code", async ({ page, customer }) => {
  const { secret } = await test.step("set up by the calls", async () => {
    const headers = { authorization: `Bearer ${customer.token}` }
    const post = async (path: string, data: object) =>
      (await page.request.post(`/api/auth/second_factor/${path}`, { headers, data })).json()
    const { secret } = (await post("enroll", {})) as { secret: string }
    await post("verify", { code: codeAt(secret, new Date()) })
    return { secret }
  })
  await page.goto("/login?redirect=/user/bookings")
  await tryToLogIn(page, customer.email)
  await expect(codeField(page)).toBeFocused()
  await page.getByRole("button", { name: "Log in", exact: true }).click()
  await expect(page.getByText("Please enter the code.")).toBeVisible()
  await page.getByRole("button", { name: "Back", exact: true }).click()
  await expect(page.getByLabel("Email or mobile number")).toHaveValue(customer.email)
  await page.getByRole("button", { name: "Log in", exact: true }).click()
  await codeField(page).fill(codeAt(secret, new Date(), 1))
  await page.getByRole("button", { name: "Log in", exact: true }).click()
  await confirmSuccess(page)
  await page.waitForURL(/\/user\/bookings$/)
})

test("who is nothing but an administrator signs up like anybody, is mailed the way, and becomes a customer by it", async ({
  page,
  people,
}) => {
  const { email } = await people.admin()
  await page.goto("/register?type=individual")
  await signUpHere(page, email)
  const mail = await mailTo(page, email, /already/)
  expect(mail.links.map((link) => new URL(link).pathname)).toEqual(["/admin/login"])
  await page.goto(mail.links[0]!)
  await fillAdminLogin(page, email)
  await confirmSuccess(page)
  await page.waitForURL(/\/admin\/dashboard$/)
  await page.goto("/admin/account")
  const side = page.getByRole("heading", { name: "Be a customer as well" })
  await expect(side).toBeVisible()
  await page.getByRole("button", { name: "Add the customer side" }).click()
  await expect(page.getByText("The customer side has been added to your account.")).toBeVisible()
  await expect(side).toBeHidden()
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click()
  await page.waitForURL(/\/admin\/login/)
  await page.goto("/login")
  await logInHere(page, email)
  await page.waitForURL("**/user/dashboard")
})
