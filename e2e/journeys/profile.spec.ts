/** One's own account: seen, changed in part, changed by two at once, left unchanged; and what everybody is called. */
import { logInByCookie, sessionOf } from "../people.ts"
import { expect, test } from "../test.ts"

test("a customer finds their profile, changes it, and reads of it", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/profile")
  await expect(page).toHaveURL(/\/user\/profile$/)
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { name: "Your Profile" })).toBeVisible()
  await expect(main.getByText(customer.email)).toBeVisible()
  await expect(main.getByText("User", { exact: true })).toBeVisible()
  await expect(main.getByText("Not given yet")).toHaveCount(2)

  await main.getByRole("link", { name: "Edit profile" }).press("Enter")
  await expect(page).toHaveURL(/\?edit$/)
  await expect(main.getByRole("heading", { name: "About you" })).toBeFocused()
  await main.getByLabel("Full name").fill("Rohini Deshmukh")
  await main.getByLabel("Mobile number").fill("12345")
  await main.getByLabel("City").fill("pune")
  await expect(main.getByLabel("City")).toHaveValue("Pune")
  await expect(main.getByLabel("State")).toHaveValue("Maharashtra")
  await expect(main.getByLabel("Country")).toHaveValue("India")
  await main.getByRole("button", { name: "Save changes" }).click()
  await expect(main.getByText("Mobile number must be at least 10 digits")).toBeVisible()
  await expect(main.getByLabel("Mobile number")).toBeFocused()
  await page.reload()
  await expect(main.getByLabel("Full name")).toHaveValue("Rohini Deshmukh")
  await main.getByLabel("Mobile number").fill("098220-12345")
  await main.getByRole("button", { name: "Save changes" }).click()

  await expect(page.getByText("Profile updated successfully")).toBeVisible()
  await expect(page).toHaveURL(/\/user\/profile$/)
  await expect(main.getByRole("link", { name: "Edit profile" })).toBeFocused()
  await expect(main.getByRole("heading", { name: "Rohini Deshmukh" })).toBeVisible()
  await expect(main.getByText("+91 98220 12345")).toBeVisible()
  await expect(main.getByText("Pune, Maharashtra, India")).toBeVisible()
  await expect(page.locator("[data-person]")).toHaveText("Rohini Deshmukh")

  await page.getByRole("link", { name: "Dashboard", exact: true }).click()
  await expect(main.getByText("Welcome, Rohini Deshmukh!")).toBeVisible()
  await expect(main.getByText("Changed: full name, mobile number, city, state and country")).toBeVisible()
})

test("cancel keeps nothing, and what another device has changed meanwhile stays", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/profile?edit")
  const main = page.getByRole("main")
  await main.getByLabel("City").fill("Wai")
  await main.getByRole("link", { name: "Cancel" }).click()
  await expect(main.getByRole("link", { name: "Edit profile" })).toBeFocused()
  await main.getByRole("link", { name: "Edit profile" }).click()
  await expect(main.getByLabel("City")).toHaveValue("")

  await main.getByLabel("Mobile number").fill("98220 12345")
  const { token } = await sessionOf(page.request, customer.email)
  const headers = { authorization: `Bearer ${token}` }
  const elsewhere = await page.request.put("/api/user/profile", {
    headers,
    data: { full_name: "Asha Pawar", city: "Satara" },
  })
  expect(elsewhere.status()).toBe(200)
  await page.reload()
  await expect(main.getByLabel("Full name")).toHaveValue("Asha Pawar")
  await expect(main.getByLabel("Mobile number")).toHaveValue("98220 12345")
  await main.getByRole("button", { name: "Save changes" }).click()
  await expect(main.getByRole("heading", { name: "Asha Pawar" })).toBeVisible()
  await expect(main.getByText("Satara")).toBeVisible()
  await expect(main.getByText("+91 98220 12345")).toBeVisible()
})

test("a dual account is called so, and every switch leads to the other side", async ({ page, people }) => {
  const dual = await people.dual()
  await logInByCookie(page, dual.email)
  await page.goto("/profile")
  const main = page.getByRole("main")
  await expect(page).toHaveURL(/\/user\/profile$/)
  await expect(main.getByText("User & Professional")).toBeVisible()
  await expect(main.getByText("Dual Role Account")).toBeVisible()

  const side = page.getByRole("navigation", { name: "Your account" })
  await side.getByRole("link", { name: "Switch to Provider Dashboard" }).click()
  await expect(page).toHaveURL(/\/provider\/dashboard$/)
  await expect(main.getByText("Dual Role Account")).toBeVisible()
  await main.getByRole("link", { name: "Switch to User Dashboard" }).last().click()
  await expect(page).toHaveURL(/\/user\/dashboard$/)
  await expect(main.getByText("Dual Role Account")).toBeVisible()
  await main.getByRole("link", { name: "Go to Provider Dashboard" }).click()
  await expect(page).toHaveURL(/\/provider\/dashboard$/)

  const practice = page.getByRole("navigation", { name: "Your practice" })
  await practice.getByRole("link", { name: "Profile" }).click()
  await expect(page).toHaveURL(/\/provider\/profile$/)
  await expect(main.getByText("User & Professional")).toBeVisible()
  await page.getByRole("button", { name: /^Account menu of/ }).click()
  await page
    .getByRole("navigation", { name: "Account menu" })
    .getByRole("link", { name: "Switch to User Dashboard" })
    .click()
  await expect(page).toHaveURL(/\/user\/dashboard$/)
})

test("on a page without the application the menu leads to the profile too", async ({ page, studio }) => {
  await logInByCookie(page, studio.email)
  await page.goto("/")
  await page.getByRole("button", { name: /^Account menu of/ }).click()
  await page
    .getByRole("navigation", { name: "Account menu" })
    .getByRole("link", { name: "Profile", exact: true })
    .click()
  await expect(page).toHaveURL(/\/provider\/profile$/)
  await expect(page.getByRole("main").getByText("Professional", { exact: true })).toBeVisible()
})
