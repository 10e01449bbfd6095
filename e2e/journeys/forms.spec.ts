/** What every form does (docs/decisions/0014), shown by the sign-up: also where no script runs. */
import type { Page } from "@playwright/test"
import { logInHere, logOut, newEmail, newPassword } from "../people.ts"
import { expect, mailTo, test } from "../test.ts"

const fill = async (page: Page, email: string) => {
  await page.getByLabel("Full name").fill("Rohan Deshpande")
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByLabel("Mobile number").fill("+91 98220 45678")
  await page.getByLabel("Password", { exact: true }).fill(newPassword)
}
const create = (page: Page) => page.getByRole("button", { name: "Create account" }).click()

/** No script runs until the answer is called. */
const keepAsleep = async (page: Page) => {
  const { promise: isHydrated, resolve: wake } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isHydrated
    await route.continue().catch(() => undefined)
  })
  return wake
}

test.describe("without JavaScript", () => {
  test.use({ allowConsole: /status of (409|422)/ })

  test("somebody signs up, is told what is wrong, loses nothing that was typed, and gets the mail", async ({
    elsewhere,
  }) => {
    const page = await elsewhere({ javaScriptEnabled: false })
    await page.goto("/register?type=customer&redirect=%2Fproviders%2Fx")
    await expect(page.locator("noscript p")).toContainText("logging in and booking need JavaScript")
    await fill(page, "customer@demo.example")
    await page.getByLabel("Password", { exact: true }).fill("password123")
    await create(page)

    const alert = page.getByRole("main").getByRole("alert")
    await expect(alert).toHaveText("Error! Please fix the errors in the form before submitting")
    const password = page.getByLabel("Password", { exact: true })
    await expect(password).toHaveAccessibleDescription(/most common/)
    await expect(password).toBeFocused()
    await expect(password).toHaveValue("")
    await expect(page.getByLabel("Full name")).toHaveValue("Rohan Deshpande")
    expect(await page.content()).not.toContain("password123")

    await password.fill(newPassword)
    await create(page)
    const taken = page.getByLabel("Email", { exact: true })
    await expect(taken).toHaveAccessibleDescription(/^An account with this email already exists/)
    await expect(taken).toBeFocused()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole("main").getByRole("link", { name: "Log in" }).first()).toBeVisible()

    const email = newEmail()
    await fill(page, email)
    await create(page)
    await expect(page.getByRole("main").getByRole("status")).toContainText("Your account has been created.")
    const { links } = await mailTo(page, email, /Activate/)
    expect(links.find((link) => link.includes("/activate-account"))).toContain("redirect=%2Fproviders%2Fx")
    // The same sent again is answered the same, and is no second sign-up.
    await page.reload()
    await expect(page.getByRole("main").getByRole("status")).toContainText("Your account has been created.")
  })

  test("a professional signs up on the login page's tab", async ({ elsewhere }) => {
    const page = await elsewhere({ javaScriptEnabled: false })
    await page.goto("/login?tab=signup&type=professional")
    await fill(page, newEmail())
    await page.getByLabel("Business name").fill("Deshpande Interiors")
    await page.getByRole("combobox", { name: "Profession" }).selectOption("Civil Engineer")
    await create(page)
    const thanks = page.getByRole("main").getByRole("status")
    await expect(thanks).toContainText("Your account has been created.")
    await expect(thanks).toContainText("Civil Engineers can offer nothing here yet. You are on the waiting list")
  })
})

test.describe("before the page has woken up", () => {
  test.use({ allowConsole: /status of 409/ })

  test("a form is sent by the browser itself, and what comes back goes on with script", async ({ page }) => {
    const wake = await keepAsleep(page)
    await page.goto("/register?type=customer", { waitUntil: "commit" })
    await fill(page, "customer@demo.example")
    const isBack = page.waitForResponse((answer) => answer.request().method() === "POST")
    await create(page)
    expect((await isBack).status()).toBe(409)
    const email = page.getByLabel("Email", { exact: true })
    await expect(email).toHaveAccessibleDescription(/^An account with this email already exists/)
    wake()
    await expect(page.locator("form[novalidate]")).toBeVisible()
    await expect(page.getByLabel("Full name")).toHaveValue("Rohan Deshpande")
    await email.fill(newEmail())
    await expect(email).not.toHaveAttribute("aria-invalid")
    await page.getByLabel("Password", { exact: true }).fill(newPassword)
    await create(page)
    await expect(page.getByRole("dialog", { name: "Success!" })).toContainText("Your account has been created.")
  })

  test("what is typed is kept as it wakes up, and is there after a reload", async ({ page }) => {
    const wake = await keepAsleep(page)
    await page.goto("/register?type=customer", { waitUntil: "commit" })
    await fill(page, "rohan@home.example")
    wake()
    await expect(page.locator("form[novalidate]")).toBeVisible()
    await page.reload()
    await expect(page.getByLabel("Full name")).toHaveValue("Rohan Deshpande")
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("rohan@home.example")
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("")
  })

  test("thanks that came in place of the form stay when the page wakes up without one", async ({ page }) => {
    const wake = await keepAsleep(page)
    await page.goto("/register?type=customer", { waitUntil: "commit" })
    await fill(page, newEmail())
    const isBack = page.waitForResponse((answer) => answer.request().method() === "POST")
    await create(page)
    expect((await isBack).status()).toBe(200)
    const thanks = page.getByRole("main").getByRole("status")
    await expect(thanks).toContainText("Your account has been created.")
    wake()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main")!).some((key) => key.startsWith("__react")),
    )
    await expect(thanks).toContainText("Your account has been created.")
    await thanks.getByRole("link", { name: "Log in" }).click()
    await expect(page.getByRole("button", { name: "Log in" })).toBeVisible()
  })
})

test("a field is judged when it is left, again as it is typed, and not while somebody only walks by", async ({
  page,
}) => {
  await page.goto("/register?type=customer")
  // Awake: until then the browser itself judges, and only what is sent.
  await expect(page.locator("form[novalidate]")).toBeVisible()
  const name = page.getByLabel("Full name")
  const email = page.getByLabel("Email", { exact: true })
  const mobile = page.getByLabel("Mobile number")
  await name.focus()
  await page.keyboard.press("Tab")
  await expect(email).toBeFocused()
  await email.pressSequentially("rohan@home")
  await expect(email).not.toHaveAttribute("aria-invalid")
  await page.keyboard.press("Tab")
  await expect(email).toHaveAccessibleDescription(/^Please enter a valid email address/)
  await expect(name).not.toHaveAttribute("aria-invalid")
  await mobile.fill("12345")
  await page.keyboard.press("Tab")
  await expect(mobile).toHaveAccessibleDescription("Mobile number must be at least 10 digits")
  await email.pressSequentially(".example")
  await expect(email).not.toHaveAttribute("aria-invalid")
})

test("a kind of account that is chosen before the page has its code keeps what was typed", async ({ page }) => {
  const wake = await keepAsleep(page)
  await page.goto("/register?type=customer", { waitUntil: "commit" })
  const name = page.getByLabel("Full name")
  await name.fill("Rohan Deshpande")
  await page.getByRole("link", { name: "Developer" }).click()
  await expect(page).toHaveURL(/type=customer/)
  wake()
  await expect(page).toHaveURL(/type=developer/)
  await expect(name).toHaveValue("Rohan Deshpande")
})

test("a fault that a press on the button brings to light does not move the button from under it", async ({ page }) => {
  await page.goto("/register?type=customer")
  // Before its code runs, the page sends the form by itself, and nothing is found out by the press.
  await expect(page.locator("form[novalidate]")).toBeVisible()
  await fill(page, newEmail())
  const password = page.getByLabel("Password", { exact: true })
  await password.fill("abc")
  // At its upper edge: a line that appears above it while it is pressed would take it from under the pointer.
  await page.getByRole("button", { name: "Create account" }).click({ position: { x: 40, y: 3 } })
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Error! Please fix the errors in the form before submitting",
  )
  await expect(password).toHaveAccessibleDescription(/^Password must be at least 6 characters/)
  await expect(password).toBeFocused()
})

test("the key of an attempt stays while the same is sent again, and is another for something else", async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  await page.route("**/api/signup/user", (route) => {
    keys.push(route.request().headers()["idempotency-key"])
    const body = JSON.stringify({ success: false, code: "unavailable", message: "Later." })
    return route.fulfill({ status: 200, contentType: "application/json", body })
  })
  await page.goto("/register?type=customer")
  await expect(page.locator("form[novalidate]")).toBeVisible()
  await fill(page, newEmail())
  const alert = page.getByRole("main").getByRole("alert")
  for (const name of ["Rohan Deshpande", undefined, "Rohan D."]) {
    if (name) await page.getByLabel("Full name").fill(name)
    const before = keys.length
    await create(page)
    await expect.poll(() => keys.length).toBe(before + 1)
    await expect(alert).toHaveText("Error! Later.")
  }
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
})

test("what was typed is there after a reload, but for the password", async ({ page }) => {
  await page.goto("/register?type=customer")
  await expect(page.locator("form[novalidate]")).toBeVisible()
  const email = newEmail()
  await fill(page, email)
  await page.getByRole("button", { name: "Show password" }).click()
  await page.reload()
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email)
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("")
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(newPassword)
})

test("who was remembered is known next time, unless something was typed; who was not is a stranger", async ({
  page,
  customer,
}) => {
  const identifier = page.getByLabel("Email or mobile number")
  const remember = page.getByLabel("Remember me")
  await page.goto("/login")
  await remember.check()
  await logInHere(page, customer.email)
  await page.waitForURL(/\/dashboard/)
  await logOut(page)
  await expect(identifier).toHaveValue(customer.email)
  await expect(remember).toBeChecked()

  await identifier.fill("98220 45678")
  await page.reload()
  await expect(remember).toBeChecked()
  await expect(identifier).toHaveValue("98220 45678")

  await remember.uncheck()
  await logInHere(page, customer.email)
  await page.waitForURL(/\/dashboard/)
  await logOut(page)
  await expect(page.locator("form[novalidate]")).toBeVisible()
  await expect(identifier).toHaveValue("")
  await expect(remember).not.toBeChecked()
})
